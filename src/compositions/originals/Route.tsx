import {evolvePath, getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {noise2D} from '@remotion/noise';
import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Point = {x: number; y: number};

const KILOMETERS = 147;
const STOPS: (Point & {name: string; side: 1 | -1})[] = [
  {x: 520, y: 330, name: 'Willow Pass', side: -1},
  {x: 720, y: 400, name: 'Three Lakes', side: 1},
  {x: 960, y: 235, name: 'Cape Lumen', side: -1},
];
const ROUTE =
  'M520 330 C 560 330, 600 300, 640 340 S 660 420, 720 400 S 800 380, 820 330 S 900 290, 960 235';
const length = getLength(ROUTE);

/** A closed, bumpy outline around a center: a coast, or a line of equal height. */
const outline = (center: Point, width: number, height: number, seed: string): string => {
  const points = Array.from({length: 90}, (_, index) => {
    const angle = (index / 90) * 2 * Math.PI;
    const bump =
      1 +
      noise2D(seed, Math.cos(angle) * 1.1, Math.sin(angle) * 1.1) * 0.22 +
      noise2D(`${seed}-fine`, Math.cos(angle) * 4, Math.sin(angle) * 4) * 0.05;
    return `${(center.x + Math.cos(angle) * width * bump).toFixed(1)} ${(center.y + Math.sin(angle) * height * bump).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const coast = outline({x: 640, y: 360}, 500, 265, 'coast');
const heights = [0, 1, 2, 3].map((step) =>
  outline({x: 590 + step * 6, y: 250 + step * -4}, 150 - step * 36, 84 - step * 20, 'peak'),
);
const hills = [0, 1, 2].map((step) =>
  outline({x: 850, y: 470}, 110 - step * 36, 66 - step * 20, 'hill'),
);
const lakes = [
  outline({x: 700, y: 470}, 34, 20, 'lake-a'),
  outline({x: 765, y: 445}, 22, 14, 'lake-b'),
  outline({x: 742, y: 500}, 18, 11, 'lake-c'),
];

export default function Route() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const progress = interpolate(frame, [16, durationInFrames - 42], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.sin),
  });
  const here = getPointAtLength(ROUTE, progress * length);
  const tangent = getTangentAtLength(ROUTE, Math.max(0.001, progress) * length);
  const heading = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;
  const zoom = interpolate(
    frame,
    [0, 36, durationInFrames - 56, durationInFrames - 18],
    [1, 1.45, 1.45, 1],
    {extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)},
  );
  const follow = (zoom - 1) / 0.45;
  const camera = {
    x: interpolate(follow, [0, 1], [640, here.x - 60]),
    y: interpolate(follow, [0, 1], [360, here.y + 30]),
  };
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, ROUTE);
  // It ends as it began: with the empty map.
  const shown = interpolate(
    frame,
    [0, 8, durationInFrames - 11, durationInFrames - 1],
    [0, 1, 1, 0],
  );

  return (
    <AbsoluteFill style={{background: '#bfe3e8', fontFamily: "'Inter Variable', sans-serif"}}>
      <svg viewBox="0 0 1280 720">
        <g transform={`translate(640 360) scale(${zoom}) translate(${-camera.x} ${-camera.y})`}>
          <Island />
          <path
            d={ROUTE}
            fill="none"
            stroke="#cdbf95"
            strokeWidth={5}
            strokeDasharray="2 12"
            strokeLinecap="round"
          />
          <path
            d={ROUTE}
            fill="none"
            stroke="#e5484d"
            strokeWidth={9}
            strokeLinecap="round"
            opacity={shown}
            strokeDasharray={strokeDasharray}
            strokeDashoffset={strokeDashoffset}
          />
          {STOPS.map((stop, index) => (
            <Stop
              key={stop.name}
              {...stop}
              pop={spring({
                frame: frame - frameOf(index, durationInFrames),
                fps,
                config: {damping: 12},
              })}
              shown={shown}
            />
          ))}
          <g transform={`translate(${here.x} ${here.y}) rotate(${heading})`} opacity={shown}>
            <circle r={17} fill="#ffffff" stroke="#e5484d" strokeWidth={5} />
            <path d="M-5 -6.5 L8 0 L-5 6.5 L-2 0Z" fill="#e5484d" />
          </g>
        </g>
      </svg>
      <Distance kilometers={Math.round(progress * KILOMETERS)} shown={shown} />
    </AbsoluteFill>
  );
}

/** The frame at which the traveler passes a stop. */
function frameOf(stop: number, durationInFrames: number): number {
  return interpolate(stop, [0, STOPS.length - 1], [10, durationInFrames - 50]);
}

type StopProps = (typeof STOPS)[number] & {
  /** How large its sign is, as a factor. */
  pop: number;
  /** How visible its sign is, from 0 to 1. */
  shown: number;
};

function Stop({x, y, name, side, pop, shown}: StopProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={9} fill="#ffffff" stroke="#22324a" strokeWidth={4} />
      <g transform={`translate(0 ${side * 44}) scale(${pop})`} opacity={shown}>
        <rect x={-74} y={-19} width={148} height={38} rx={19} fill="#22324a" />
        <text textAnchor="middle" y={7} fontSize={19} fontWeight={650} fill="#ffffff">
          {name}
        </text>
      </g>
    </g>
  );
}

function Island() {
  return (
    <>
      {[54, 36, 18].map((width) => (
        <path
          key={width}
          d={coast}
          fill="none"
          stroke="#ffffff"
          strokeWidth={width}
          opacity={0.28}
          strokeLinejoin="round"
        />
      ))}
      <path d={coast} fill="#f6efdc" stroke="#e0d3b0" strokeWidth={3} />
      {heights.map((d, index) => (
        <path key={index} d={d} fill="#d9cfa6" opacity={0.4} />
      ))}
      {hills.map((d, index) => (
        <path key={index} d={d} fill="#b9d3a0" opacity={0.42} />
      ))}
      {lakes.map((d, index) => (
        <path key={index} d={d} fill="#9fd3dc" />
      ))}
    </>
  );
}

function Distance({kilometers, shown}: {kilometers: number; shown: number}) {
  return (
    <div
      style={{
        position: 'absolute',
        left: 48,
        top: 44,
        padding: '18px 26px',
        opacity: shown,
        borderRadius: 20,
        background: '#ffffff',
        color: '#22324a',
        boxShadow: '0 12px 32px rgb(34 50 74 / 18%)',
      }}
    >
      <div style={{fontSize: 20, color: '#64748b'}}>From the pass to the cape</div>
      <div
        style={{
          fontSize: 46,
          fontWeight: 800,
          letterSpacing: '-0.03em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {kilometers} km
      </div>
    </div>
  );
}
