import {color, select, slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<ThreeCanvas>',
  alternative:
    'A 3D object, lit from two sides, rotates in front of a dark background, with its angle set by the frame. Change its geometry, color and material.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 240,
  initialFrame: 30,
  controls: {
    geometry: select({
      label: 'geometry',
      options: ['torus knot', 'cube', 'sphere', 'cone'],
      value: 'torus knot',
    }),
    color: color({label: 'color', value: '#7fb3ff'}),
    roughness: slider({label: 'roughness', min: 0, max: 1, step: 0.05, value: 0.35}),
    metalness: slider({label: 'metalness', min: 0, max: 1, step: 0.05, value: 0.2}),
    wireframe: toggle({label: 'wireframe', value: false}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
