import {ThreeCanvas} from '@remotion/three';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import type {Values} from './definition';

export const Body: React.FC<Values> = ({geometry, color, roughness, metalness, wireframe}) => {
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
          {
            {
              'torus knot': <torusKnotGeometry args={[1, 0.35, 160, 24]} />,
              cube: <boxGeometry args={[2, 2, 2]} />,
              sphere: <icosahedronGeometry args={[1.5, 12]} />,
              cone: <coneGeometry args={[1.3, 2.4, 48]} />,
            }[geometry]
          }
          <meshStandardMaterial
            color={color}
            roughness={roughness}
            metalness={metalness}
            wireframe={wireframe}
          />
        </mesh>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
