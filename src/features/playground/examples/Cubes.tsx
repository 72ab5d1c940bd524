import {ThreeCanvas} from '@remotion/three';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const positions = [-2.4, -0.8, 0.8, 2.4];

export default function Cubes() {
  const frame = useCurrentFrame();
  const {fps, width, height, durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * Math.PI * 2;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131f'}}>
      <ThreeCanvas width={width} height={height} camera={{position: [0, 1.4, 6], fov: 45}}>
        <ambientLight intensity={0.6} />
        <directionalLight position={[4, 6, 5]} intensity={2.2} />
        {positions.map((x, index) => {
          const size = spring({frame, fps, delay: index * 6, config: {damping: 11}});
          return (
            <mesh
              key={x}
              position={[x, 0, 0]}
              rotation={[turn, turn + index * 0.5, 0]}
              scale={size}
            >
              <boxGeometry args={[1, 1, 1]} />
              <meshStandardMaterial color={`hsl(${205 + index * 34}, 80%, 62%)`} />
            </mesh>
          );
        })}
      </ThreeCanvas>
    </AbsoluteFill>
  );
}
