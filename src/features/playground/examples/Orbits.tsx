import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const planets = [
  {distance: 110, size: 13, turns: 4, color: '#ffd166'},
  {distance: 170, size: 20, turns: 3, color: '#ef8354'},
  {distance: 240, size: 16, turns: 2, color: '#7fd1ae'},
  {distance: 320, size: 28, turns: 1, color: '#8fa8ff'},
];

export default function Orbits() {
  const frame = useCurrentFrame();
  const {durationInFrames, width, height} = useVideoConfig();
  // Whole turns only, so that the last frame leads to the first.
  const progress = frame / durationInFrames;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1024'}}>
      <svg viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}>
        <circle r={54} fill="#fff3c4" />
        {planets.map(({distance, size, turns, color}) => {
          const angle = progress * turns * 2 * Math.PI;
          return (
            <g key={distance}>
              <circle r={distance} fill="none" stroke="#2b315c" strokeWidth={2} />
              {[...Array(24).keys()].map((step) => (
                <circle
                  key={step}
                  cx={Math.cos(angle - step * 0.03) * distance}
                  cy={Math.sin(angle - step * 0.03) * distance}
                  r={size * (1 - step / 26)}
                  fill={color}
                  opacity={step === 0 ? 1 : 0.14 * (1 - step / 24)}
                />
              ))}
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
}
