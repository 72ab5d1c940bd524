import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const hills =
  'M 80 520 C 220 180 330 180 430 400 S 620 620 720 320 S 940 90 1020 300 S 1150 500 1200 380';

export default function DrawnLine() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const progress = interpolate(frame, [5, durationInFrames - 25], [0.001, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, hills);
  const pen = getPointAtLength(hills, getLength(hills) * progress);

  return (
    <AbsoluteFill style={{backgroundColor: '#f4f1ea'}}>
      <svg viewBox="0 0 1280 720" fill="none">
        <path d={hills} stroke="#d9d2c3" strokeWidth={4} strokeDasharray="2 14" />
        <path
          d={hills}
          stroke="#20406f"
          strokeWidth={14}
          strokeLinecap="round"
          strokeDasharray={strokeDasharray}
          strokeDashoffset={strokeDashoffset}
        />
        <circle cx={pen.x} cy={pen.y} r={24} fill="#e4572e" />
      </svg>
    </AbsoluteFill>
  );
}
