import {useCurrentFrame} from 'remotion';
import {MONO, MUTED, Scene, usePop} from './family';

type Props = {accent: string};

/** An empty canvas with its handles, waiting. */
export default function Blank({accent}: Props) {
  const frame = useCurrentFrame();
  const pop = usePop(6);
  const plus = usePop(24, 9);
  const corners = [
    [-400, -225],
    [400, -225],
    [-400, 225],
    [400, 225],
  ] as const;
  return (
    <Scene accent={accent}>
      <svg viewBox="-640 -360 1280 720">
        <g transform={`scale(${pop})`}>
          <rect x={-400} y={-225} width={800} height={450} rx={6} fill="#ffffff" />
          <rect
            x={-400}
            y={-225}
            width={800}
            height={450}
            rx={6}
            fill="none"
            stroke={accent}
            strokeWidth={3}
            strokeDasharray="16 14"
            strokeDashoffset={-frame}
          />
          {corners.map(([x, y]) => (
            <rect
              key={`${x} ${y}`}
              x={x - 10}
              y={y - 10}
              width={20}
              height={20}
              rx={5}
              fill="#ffffff"
              stroke={accent}
              strokeWidth={4}
            />
          ))}
          <g transform={`scale(${plus})`} stroke={accent} strokeWidth={12} strokeLinecap="round">
            <path d={`M0 -46V46M-46 0H46`} transform={`rotate(${(1 - plus) * 90})`} />
          </g>
          <text y={282} textAnchor="middle" fontFamily={MONO} fontSize={26} fill={MUTED}>
            {'<MyComp />'}
          </text>
        </g>
      </svg>
    </Scene>
  );
}
