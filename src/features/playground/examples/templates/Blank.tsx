import {AbsoluteFill, useCurrentFrame} from 'remotion';

export default function MyComp() {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      {/* Put your first element here. This counter shows that time passes. */}
      <p style={{margin: 40, fontSize: 40, opacity: 0.5}}>Frame {frame}</p>
    </AbsoluteFill>
  );
}
