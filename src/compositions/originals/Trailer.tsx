import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

export type TrailerProps = {
  /** Two lines that lead up to the title. */
  lines?: [string, string];
  title?: string;
  billing?: string;
};

/** Frames that the light takes for a round, and the first frame in which it faces the camera. */
const ROUND = 54;
const FIRST_FLASH = 16;
const LANTERN = {x: 880, y: 172};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

/** A film trailer. Each time the beam of the lighthouse blinds the camera, the shot changes. */
export default function Trailer({
  lines = ['Every night', 'somebody answers'],
  title = 'THE KEEPER',
  billing = 'WRITTEN IN REACT  ·  DIRECTED BY PROPS  ·  SHOT FRAME BY FRAME',
}: TrailerProps) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const second = FIRST_FLASH + ROUND;
  const third = second + ROUND;
  const isTitle = frame >= third;
  const black = interpolate(
    frame,
    [0, 10, durationInFrames - 14, durationInFrames - 1],
    [1, 0, 0, 1],
    clamp,
  );

  return (
    <AbsoluteFill style={{background: '#04070d', fontFamily: "'Inter Variable', sans-serif"}}>
      <AbsoluteFill style={{transform: shotAt(frame, second, third), transformOrigin: '69% 30%'}}>
        <Coast />
      </AbsoluteFill>
      <AbsoluteFill
        style={{
          background:
            'radial-gradient(ellipse at 50% 45%, transparent 45%, rgb(2 4 9 / 75%) 100%), linear-gradient(transparent 60%, rgb(2 4 9 / 70%))',
        }}
      />
      {isTitle ? (
        <Title title={title} billing={billing} from={third} />
      ) : (
        <>
          <Line text={lines[0]} from={FIRST_FLASH} to={second} />
          <Line text={lines[1]} from={second} to={third} />
        </>
      )}
      <AbsoluteFill
        style={{
          background: `radial-gradient(circle at ${isTitle ? 50 : 68}% 30%, #fffaf0, #ffe3b0 55%, #ffb871)`,
          opacity: flashAt(frame) * (isTitle ? 0.95 : 0.85),
        }}
      />
      <AbsoluteFill style={{background: '#04070d', opacity: black}} />
    </AbsoluteFill>
  );
}

/** How much the light blinds the camera, from 0 to 1. */
function flashAt(frame: number): number {
  const since = (((frame - FIRST_FLASH) % ROUND) + ROUND) % ROUND;
  const before = ROUND - since;
  return Math.max(Math.exp(-since / 4.5), Math.exp(-((before / 2.2) ** 2)));
}

/** The camera comes closer within each shot, and begins closer in the next. */
function shotAt(frame: number, second: number, third: number): string {
  if (frame >= third) {
    return `scale(${interpolate(frame, [third, third + 60], [2.6, 2.75])}) translateY(7%)`;
  }
  return frame >= second
    ? `scale(${interpolate(frame, [second, third], [1.5, 1.66])})`
    : `scale(${interpolate(frame, [0, second], [1, 1.1])})`;
}

function Coast() {
  const frame = useCurrentFrame();
  const angle = ((frame - FIRST_FLASH) / ROUND) * 2 * Math.PI;
  return (
    <svg viewBox="0 0 1280 640">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#070d1c" />
          <stop offset="0.5" stopColor="#15314a" />
          <stop offset="0.82" stopColor="#7a5568" />
          <stop offset="1" stopColor="#f08a55" />
        </linearGradient>
        <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4a3d52" />
          <stop offset="0.2" stopColor="#142338" />
          <stop offset="1" stopColor="#050912" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#fff6dc" />
          <stop offset="0.25" stopColor="#ffd98f" stopOpacity="0.8" />
          <stop offset="1" stopColor="#ffb45c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={1280} height={430} fill="url(#sky)" />
      {Array.from({length: 70}, (_, star) => (
        <circle
          key={star}
          cx={random(`x${star}`) * 1280}
          cy={random(`y${star}`) ** 1.6 * 300}
          r={0.6 + random(`r${star}`) * 1.1}
          fill="#dfe9ff"
          opacity={0.35 + 0.3 * Math.sin(frame / 9 + star)}
        />
      ))}
      <Hills />
      <rect y={424} width={1280} height={216} fill="url(#sea)" />
      <Water angle={angle} />
      <Boat />
      <Beam angle={angle} />
      <Beam angle={angle + Math.PI} />
      <Lighthouse />
      <circle
        cx={LANTERN.x}
        cy={LANTERN.y}
        r={26 + 120 * Math.max(0, Math.cos(angle)) ** 6}
        fill="url(#glow)"
      />
    </svg>
  );
}

/** Far land under the last light. */
function Hills() {
  return (
    <>
      <path d="M0 398C90 372 170 384 250 400S430 372 540 408L640 424H0Z" fill="#33304a" />
      <path d="M0 416C120 396 220 414 330 412S470 420 560 424H0Z" fill="#1d2238" />
    </>
  );
}

/** Short strokes that glitter, more under the beam. */
function Water({angle}: {angle: number}) {
  const frame = useCurrentFrame();
  return (
    <>
      {Array.from({length: 90}, (_, wave) => {
        const depth = random(`depth${wave}`) ** 1.7;
        const x = random(`at${wave}`) * 1280 + Math.sin(frame / 22 + wave) * 10;
        const isUnderBeam = Math.sign(x - LANTERN.x) === Math.sign(Math.sin(angle));
        const glitter = 0.5 + 0.5 * Math.sin(frame / 5 + wave * 2.3);
        const light = 0.12 + (isUnderBeam ? 0.5 * Math.abs(Math.sin(angle)) : 0);
        return (
          <rect
            key={wave}
            x={x}
            y={430 + depth * 205}
            width={14 + depth * 70}
            height={1 + depth * 2}
            rx={1.5}
            fill="#ffd9a6"
            opacity={light * glitter * (1 - depth * 0.5)}
          />
        );
      })}
    </>
  );
}

/** A boat far out, with a lamp at its mast. */
function Boat() {
  const frame = useCurrentFrame();
  const drift = frame * 0.22;
  const bob = Math.sin(frame / 13);
  return (
    <g transform={`translate(${250 + drift} ${462 + bob * 2}) rotate(${bob * 2.4})`}>
      <path d="M-34 0H36L24 15H-24Z" fill="#070b14" />
      <path d="M0 0V-40M-3 -36L-24 -6H-3Z" stroke="#070b14" strokeWidth={3} fill="#0d1422" />
      <circle cy={-43} r={14} fill="url(#glow)" opacity={0.7} />
    </g>
  );
}

/** A ray that turns with the light. Seen from the front it is short and wide, from the side long. */
function Beam({angle}: {angle: number}) {
  const side = Math.sin(angle);
  const front = (1 + Math.cos(angle)) / 2;
  const length = side * 1150;
  const spread = 26 + 90 * Math.abs(side) * (0.6 + front);
  const far = LANTERN.x + length;
  const drop = 26 * front * Math.abs(side);
  const id = `beam-${angle > Math.PI ? 'b' : 'a'}-${side > 0 ? 'right' : 'left'}`;
  return (
    <>
      <linearGradient id={id} x1={side > 0 ? 0 : 1} x2={side > 0 ? 1 : 0}>
        <stop offset="0" stopColor="#fff1cf" stopOpacity={0.35 + 0.5 * front} />
        <stop offset="1" stopColor="#ffdca0" stopOpacity="0" />
      </linearGradient>
      <path
        d={`M${LANTERN.x} ${LANTERN.y - 5}L${far} ${LANTERN.y - spread + drop}V${LANTERN.y + spread + drop}L${LANTERN.x} ${LANTERN.y + 5}Z`}
        fill={`url(#${id})`}
      />
    </>
  );
}

function Lighthouse() {
  return (
    <>
      <path
        d="M1280 640V352C1200 338 1150 346 1090 338S960 322 900 328 806 348 782 378 742 424 712 446 640 520 590 640Z"
        fill="#060a12"
      />
      <path
        d="M900 328C850 332 806 348 782 378S742 424 712 446"
        stroke="#b9705a"
        strokeOpacity={0.55}
        strokeWidth={2}
        fill="none"
      />
      <path d="M852 336 866 190H894L908 336Z" fill="#d8cfc6" />
      <path d="M857 284 860.5 248H899.5L903 284ZM863 220 865 196H895L897 220Z" fill="#9c3328" />
      <path d="M880 190H894L908 336H880Z" fill="#060a12" opacity={0.5} />
      <rect x={875} y={300} width={10} height={16} rx={5} fill="#ffcf87" />
      <rect x={856} y={184} width={48} height={7} rx={2} fill="#10151f" />
      <rect x={867} y={158} width={26} height={27} fill="#ffe9b8" />
      <path d="M860 159 880 134 900 159ZM878 120H882V136H878Z" fill="#10151f" />
      <path d="M867 158V185M880 158V185M893 158V185" stroke="#10151f" strokeWidth={2} />
    </>
  );
}

/** A line of text that the light leaves behind, and that goes out before the next flash. */
function Line({text, from, to}: {text: string; from: number; to: number}) {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [from, from + 6, to - 12, to - 4], [0, 1, 1, 0], clamp);
  const spacing = interpolate(frame, [from, to], [0.2, 0.3], clamp);
  return (
    <div
      style={{
        position: 'absolute',
        left: 92,
        bottom: 86,
        color: '#fff3dd',
        fontSize: 40,
        fontWeight: 500,
        letterSpacing: `${spacing}em`,
        textTransform: 'uppercase',
        textShadow: '0 0 34px rgb(255 190 110 / 80%)',
        opacity,
      }}
    >
      {text}
    </div>
  );
}

/** The title comes out of the flash, and a gleam runs over it. */
function Title({title, billing, from}: {title: string; billing: string; from: number}) {
  const frame = useCurrentFrame();
  const settle = interpolate(frame, [from, from + 50], [0, 1], {
    ...clamp,
    easing: Easing.out(Easing.cubic),
  });
  const gleam = interpolate(frame, [from + 4, from + 46], [120, -20], clamp);
  const small = interpolate(frame, [from + 14, from + 26], [0, 1], clamp);
  return (
    <AbsoluteFill style={{background: 'rgb(3 6 12 / 72%)', textAlign: 'center'}}>
      <div
        style={{
          marginTop: 222,
          // As wide on the left as the space after the last letter.
          paddingLeft: `${0.08 + settle * 0.1}em`,
          fontSize: 124,
          fontWeight: 640,
          lineHeight: 1.1,
          letterSpacing: `${0.08 + settle * 0.1}em`,
          whiteSpace: 'nowrap',
          color: 'transparent',
          backgroundImage: `linear-gradient(100deg, #c98a54 ${gleam - 40}%, #fffaf0 ${gleam}%, #e9b27a ${gleam + 30}%)`,
          WebkitBackgroundClip: 'text',
          backgroundClip: 'text',
        }}
      >
        {title}
      </div>
      <div
        style={{
          marginTop: 34,
          color: '#d9c3ab',
          fontSize: 19,
          fontWeight: 500,
          letterSpacing: '0.26em',
          whiteSpace: 'pre',
          opacity: small,
        }}
      >
        {billing}
      </div>
    </AbsoluteFill>
  );
}
