import {select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';
import {PATH_NAMES} from '../../svg-paths';

const definition = defineDemo({
  title: 'warpPath()',
  alternative:
    "A sine wave runs through a shape's outline, so the shape ripples like a flag. Choose the shape, and change the wave's height, length and speed, and how finely the path is split.",
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 30,
  controls: {
    path: select({label: 'path', options: PATH_NAMES, value: 'square'}),
    amplitude: slider({label: 'amplitude', min: 0, max: 120, step: 1, value: 40, unit: 'px'}),
    wavelength: slider({label: 'wavelength', min: 60, max: 800, step: 10, value: 360, unit: 'px'}),
    turns: slider({label: 'waves per video', min: 0, max: 8, step: 1, value: 3}),
    threshold: slider({
      label: 'interpolationThreshold',
      min: 2,
      max: 120,
      step: 1,
      value: 10,
      unit: 'px',
    }),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
