import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type ProductCardProps = {
  name: string;
  tagline: string;
  /** With its currency, as it is to be shown. */
  price: string;
  /** CSS color of the lamp and of the price. */
  color: string;
  features: string[];
};

/** A product video that a shop can render for every product that it has. */
export default function ProductCard({
  name = 'Halo',
  tagline = 'A quiet lamp for the corner where you read.',
  price = '€ 129',
  color = '#d9482b',
  features = ['Warm light, 2700 K', 'Dims without flicker', 'Steel from old ships'],
}: Partial<ProductCardProps>) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const appear = (delay: number, damping = 18) =>
    spring({frame: frame - delay, fps, config: {damping, mass: 0.8}});
  const light = interpolate(frame, [34, 36, 39, 41, 50], [0, 0.8, 0.15, 0.7, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        fontFamily: "'Inter Variable', sans-serif",
        background: `color-mix(in srgb, ${color} ${8 + light * 10}%, #f8f3ea)`,
        color: '#2a2320',
      }}
    >
      <Lamp color={color} light={light} drop={1 - appear(0, 13)} />
      <div style={{position: 'absolute', left: 80, top: 110, width: 540}}>
        <Line progress={appear(14)}>
          <div style={{fontSize: 168, fontWeight: 850, letterSpacing: '-0.05em', lineHeight: 1}}>
            {name}
          </div>
        </Line>
        <Line progress={appear(20)}>
          <div style={{fontSize: 40, lineHeight: 1.35, marginTop: 26, color: '#6b5d55'}}>
            {tagline}
          </div>
        </Line>
        <div style={{marginTop: 70}}>
          {features.map((feature, index) => (
            <Line key={feature} progress={appear(46 + index * 8)}>
              <Feature text={feature} color={color} from={50 + index * 8} />
            </Line>
          ))}
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          left: 80,
          bottom: 90,
          padding: '24px 48px',
          borderRadius: 999,
          fontSize: 60,
          fontWeight: 800,
          letterSpacing: '-0.03em',
          color: '#ffffff',
          background: color,
          transformOrigin: '20% 50%',
          transform: `scale(${appear(78, 9)})`,
        }}
      >
        {price}
      </div>
    </AbsoluteFill>
  );
}

function Line({progress, children}: {progress: number; children: React.ReactNode}) {
  return (
    <div style={{overflow: 'hidden', paddingBottom: 8}}>
      <div style={{transform: `translateY(${(1 - progress) * 110}%)`}}>{children}</div>
    </div>
  );
}

type LampProps = {
  color: string;
  /** How bright it is, from 0 to 1. */
  light: number;
  /** How far above its place it is, from 1 to 0. */
  drop: number;
};

function Lamp({color, light, drop}: LampProps) {
  const frame = useCurrentFrame();
  const sway = Math.sin(frame / 26) * 2.2;
  return (
    <svg viewBox="0 0 1080 1080" style={{position: 'absolute', inset: 0}}>
      <defs>
        <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9a8" stopOpacity="0.95" />
          <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform={`translate(760 0) rotate(${sway}) translate(0 ${drop * -560})`}>
        <path d="M0 -40V250" stroke="#2a2320" strokeWidth={7} />
        <path
          d="M-150 402 L-330 1130 L330 1130 L150 402Z"
          fill="url(#beam)"
          opacity={light * 0.85}
        />
        <circle cx={0} cy={404} r={52} fill={light > 0.3 ? '#fff7d6' : '#e9dfce'} />
        <path
          d="M-34 250 H34 L46 282 C110 296 158 344 164 404 H-164 C-158 344 -110 296 -46 282Z"
          fill={color}
        />
        <path
          d="M-112 384 C-98 342 -66 318 -30 308"
          stroke="#ffffff"
          strokeOpacity={0.5}
          strokeWidth={9}
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </svg>
  );
}

/** A line with a tick that is drawn from a frame on. */
function Feature({text, color, from}: {text: string; color: string; from: number}) {
  const draw = interpolate(useCurrentFrame(), [from, from + 14], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.cubic),
  });
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 22,
        fontSize: 38,
        fontWeight: 550,
        height: 78,
      }}
    >
      <svg
        width={40}
        height={40}
        viewBox="0 0 40 40"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx={20} cy={20} r={18} fill={color} fillOpacity={0.16} />
        <path
          d="M11 21 18 28 30 14"
          pathLength={1}
          stroke={color}
          strokeWidth={5}
          strokeDasharray={`${draw} 2`}
        />
      </svg>
      {text}
    </div>
  );
}
