import {color, select, slider, toggle} from '../../controls';
import {defineDemo} from '../../define';

export const GEOMETRIES = {
  'torus knot': '<torusKnotGeometry args={[1, 0.35, 160, 24]} />',
  cube: '<boxGeometry args={[2, 2, 2]} />',
  sphere: '<icosahedronGeometry args={[1.5, 12]} />',
  cone: '<coneGeometry args={[1.3, 2.4, 48]} />',
} as const;

export default defineDemo({
  title: '<ThreeCanvas>',
  alternative:
    'A body in three dimensions, lit from two sides, turns in front of a dark background. The frame decides its angle.',
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
  code: ({geometry, color: fill, roughness, metalness, wireframe}) =>
    `import {ThreeCanvas} from '@remotion/three';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Body: React.FC = () => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <ThreeCanvas width={width} height={height} camera={{position: [0, 0, 5], fov: 50}}>
        <ambientLight intensity={0.6} />
        <directionalLight position={[4, 5, 6]} intensity={2.4} />
        <directionalLight position={[-5, -2, 2]} intensity={1} color="#ff94b0" />
        <mesh rotation={[0.4, angle, 0]}>
          ${GEOMETRIES[geometry]}
          <meshStandardMaterial
            color="${fill}"
            roughness={${roughness}}
            metalness={${metalness}}
            wireframe={${wireframe}}
          />
        </mesh>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
`,
});
