import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

const CARDS = 72;

/** Where the card is at a moment from 0 to 1, where the loop begins again. */
const pose = (moment: number) => {
  const angle = moment * 2 * Math.PI;
  const x = Math.sin(angle) * 400;
  const y = Math.sin(angle * 2) * 165;
  return `translate(${x}px, ${y}px) rotate(${moment * 360}deg) scale(${1 + Math.cos(angle) * 0.4})`;
};

export default function Ribbon() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0f17'}}>
      {Array.from({length: CARDS}, (_, index) => {
        const age = 1 - (index + 1) / CARDS;
        return (
          <AbsoluteFill key={index} style={{justifyContent: 'center', alignItems: 'center'}}>
            <div
              style={{
                width: 210,
                height: 210,
                borderRadius: 56,
                border: '3px solid',
                borderColor: interpolateColors(age, [0, 0.4, 1], ['#7fb3ff', '#cf9bff', '#ff94b0']),
                opacity: (1 - age) ** 1.5,
                transform: pose(frame / durationInFrames - age * 0.42),
              }}
            />
          </AbsoluteFill>
        );
      })}
    </AbsoluteFill>
  );
}
