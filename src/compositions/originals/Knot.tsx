import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

const BEADS = 260;
const CAMERA = 9;
const COLORS = ['#5bc0ff', '#8f6bff', '#ff7fb2', '#ffb27a', '#5bc0ff'];

type Bead = {x: number; y: number; z: number; moment: number};

/** A point of a knot that winds around a ring: twice along it, three times around it. */
const knot = (moment: number): Omit<Bead, 'moment'> => {
  const angle = moment * 2 * Math.PI;
  const radius = 2 + Math.cos(angle * 3) * 0.86;
  return {
    x: Math.cos(angle * 2) * radius,
    y: Math.sin(angle * 2) * radius,
    z: Math.sin(angle * 3) * 1.15,
  };
};

const rotate = ({x, y, z, moment}: Bead, turn: number, tilt: number): Bead => {
  const flat = {
    x: x * Math.cos(turn) + z * Math.sin(turn),
    z: z * Math.cos(turn) - x * Math.sin(turn),
  };
  return {
    x: flat.x,
    y: y * Math.cos(tilt) - flat.z * Math.sin(tilt),
    z: y * Math.sin(tilt) + flat.z * Math.cos(tilt),
    moment,
  };
};

/** Three dimensions without a 3D library: turn the points, divide by the distance, draw far ones first. */
export default function Knot() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const loop = frame / durationInFrames;

  const beads = Array.from({length: BEADS}, (_, index) => {
    const moment = (index + loop * 8) / BEADS;
    return rotate(
      {...knot(moment), moment: index / BEADS},
      loop * 2 * Math.PI,
      0.5 + Math.sin(loop * 2 * Math.PI) * 0.35,
    );
  }).sort((a, b) => a.z - b.z);

  return (
    <AbsoluteFill style={{background: 'radial-gradient(circle at 50% 45%, #232a4d, #090b14 72%)'}}>
      <svg viewBox="-640 -360 1280 720">
        <defs>
          <radialGradient id="shine" cx="0.35" cy="0.3" r="0.75">
            <stop offset="0" stopColor="#ffffff" stopOpacity="0.85" />
            <stop offset="0.35" stopColor="#ffffff" stopOpacity="0.12" />
            <stop offset="1" stopColor="#090b14" stopOpacity="0.62" />
          </radialGradient>
        </defs>
        {beads.map(({x, y, z, moment}) => {
          const scale = 960 / (CAMERA - z);
          const hue = (moment + loop) % 1;
          return (
            <g key={moment} transform={`translate(${x * scale} ${y * scale})`}>
              <circle
                r={scale * 0.3}
                fill={interpolateColors(hue, [0, 0.25, 0.5, 0.75, 1], COLORS)}
              />
              <circle r={scale * 0.3} fill="url(#shine)" />
              <circle r={scale * 0.305} fill="#090b14" opacity={Math.max(0, 0.28 - z * 0.14)} />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
}
