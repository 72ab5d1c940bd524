import {Easing, interpolateColors, random, useCurrentFrame} from 'remotion';
import {Scene, useEase} from './family';

type Props = {accent: string};

const PEOPLE = 70;
const GOAL = 1000;

/** Faces gather around a star while a counter runs to a thousand. */
export default function Stargazer({accent}: Props) {
  const frame = useCurrentFrame();
  const progress = useEase(8, 84, Easing.out(Easing.quad));
  const beat = 1 + 0.08 * Math.exp(-(frame % 12) / 4) * (progress < 1 ? 1 : 0);
  return (
    <Scene accent={accent} tone="dark">
      <svg viewBox="-640 -360 1280 720">
        {Array.from({length: PEOPLE}, (_, person) => {
          const arrival = (person + 1) / PEOPLE;
          const near = Math.min(1, Math.max(0, (progress - arrival + 0.12) / 0.12));
          const angle = person * 2.39996;
          const radius = 215 + Math.sqrt(person / PEOPLE) * 380 + (1 - near) * 260;
          return (
            <g
              key={person}
              transform={`translate(${Math.cos(angle) * radius * 1.12} ${Math.sin(angle) * radius * 0.7})`}
              opacity={near}
            >
              <circle
                r={27}
                fill={interpolateColors(
                  random(`hue-${person}`),
                  [0, 0.3, 0.6, 1],
                  ['#5bc0ff', '#8f6bff', '#ff7fb2', '#7fdcae'],
                )}
              />
              <circle cy={-5} r={9} fill="#0b0f17" opacity={0.75} />
              <path d="M-15 18a15 13 0 0 1 30 0z" fill="#0b0f17" opacity={0.75} />
            </g>
          );
        })}
        <g transform={`translate(0 -56) scale(${beat})`}>
          <path
            d="M0 -104 30 -36 104 -30 48 18 66 90 0 52 -66 90 -48 18 -104 -30 -30 -36Z"
            fill={accent}
            stroke={accent}
            strokeWidth={14}
            strokeLinejoin="round"
          />
        </g>
        <text
          y={136}
          textAnchor="middle"
          fontSize={96}
          fontWeight={850}
          letterSpacing="-4"
          fill="#ffffff"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          {Math.round(progress * GOAL).toLocaleString('en-US')}
        </text>
      </svg>
    </Scene>
  );
}
