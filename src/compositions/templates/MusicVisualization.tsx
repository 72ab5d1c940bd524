import {interpolateColors, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {Scene} from './family';

type Props = {accent: string};

const BARS = 72;
const BEAT = 15;

/** Bars around a record that jumps on each beat. */
export default function MusicVisualization({accent}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const beat = Math.exp(-(frame % BEAT) / 5);
  return (
    <Scene accent={accent} tone="dark">
      <svg viewBox="-640 -360 1280 720">
        {[0, 1, 2].map((ring) => {
          const age = ((frame + ring * BEAT) % (BEAT * 3)) / (BEAT * 3);
          return (
            <circle
              key={ring}
              r={170 + age * 330}
              fill="none"
              stroke={accent}
              strokeWidth={3}
              opacity={(1 - age) * 0.4}
            />
          );
        })}
        {Array.from({length: BARS}, (_, bar) => {
          const mirrored = bar < BARS / 2 ? bar : BARS - 1 - bar;
          const swing =
            0.5 +
            0.5 *
              Math.sin(
                frame * (0.21 + random(`speed-${mirrored}`) * 0.2) +
                  random(`phase-${mirrored}`) * 6,
              );
          const length =
            18 + swing * 70 * (1 - mirrored / BARS) + beat * 66 * Math.exp(-mirrored / 7);
          return (
            <rect
              key={bar}
              x={-5}
              y={-186 - beat * 12 - length}
              width={10}
              height={length}
              rx={5}
              fill={interpolateColors(mirrored, [0, 18, 36], ['#ffb27a', '#ff7fb2', accent])}
              transform={`rotate(${180 + ((bar + 0.5) / BARS) * 360})`}
            />
          );
        })}
        <g transform={`rotate(${(frame / durationInFrames) * 360}) scale(${1 + beat * 0.05})`}>
          <circle r={164} fill="#0b0f17" />
          {[140, 118, 96].map((radius) => (
            <circle key={radius} r={radius} fill="none" stroke="#2a3147" strokeWidth={3} />
          ))}
          <circle r={66} fill={accent} />
          <circle r={10} fill="#0b0f17" />
          <path
            d="M-150 0A150 150 0 0 1 -106 -106M150 0A150 150 0 0 1 106 106"
            stroke="#ffffff"
            strokeOpacity={0.28}
            strokeWidth={10}
            strokeLinecap="round"
            fill="none"
          />
        </g>
      </svg>
    </Scene>
  );
}
