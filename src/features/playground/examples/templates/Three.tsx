import {ThreeCanvas} from '@remotion/three';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const CASE = '#30343f';
const BARS = [0.9, 1.5, 1.15, 1.8, 1.3];

/** A phone turns into view. The template plays a video on its screen, this one a chart. */
function Phone() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const enter = spring({frame, fps, config: {damping: 200, mass: 3}});
  const turn = interpolate(frame, [0, durationInFrames], [-0.5, 0.5]);

  return (
    <group
      scale={enter}
      position={[0, (1 - enter) * -3, 0]}
      rotation={[0.08, (1 - enter) * 6 + turn, 0]}
    >
      <mesh>
        <boxGeometry args={[2.1, 4.2, 0.22]} />
        <meshStandardMaterial color={CASE} metalness={0.5} roughness={0.35} />
      </mesh>
      <mesh position={[0, 0, 0.115]}>
        <planeGeometry args={[1.92, 4]} />
        <meshBasicMaterial color="#151b33" />
      </mesh>
      {BARS.map((height, index) => {
        const grow = spring({frame, fps, delay: 22 + index * 5, config: {damping: 12}}) * height;
        return (
          <mesh key={height} position={[(index - 2) * 0.33, grow / 2 - 1.2, 0.16]}>
            <boxGeometry args={[0.23, grow + 0.001, 0.1]} />
            <meshStandardMaterial color={`hsl(${215 + index * 24}, 85%, 66%)`} />
          </mesh>
        );
      })}
    </group>
  );
}

export default function Scene() {
  const {width, height} = useVideoConfig();

  return (
    <AbsoluteFill style={{background: 'linear-gradient(#241a4d, #0b0f1f)'}}>
      <ThreeCanvas width={width} height={height} camera={{position: [0, 0.3, 6.4], fov: 45}}>
        <ambientLight intensity={0.9} />
        <directionalLight position={[3, 5, 6]} intensity={2.4} />
        <Phone />
      </ThreeCanvas>
    </AbsoluteFill>
  );
}
