import {encodeState} from '@site/src/features/live/url-state';
import type {BloomProps} from '@site/src/compositions/home/Bloom';
import {BLOOM, codeOf} from './bloom';

const IMPORTS = `import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';`;

/** What the composition imports from its neighbor, shorter: the playground has one file. */
const PETALS = `const smooth = {
  easing: Easing.inOut(Easing.cubic),
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
} as const;

const HUES = ['#6ea8ff', '#7b7dff', '#c18cff', '#ff8fb3', '#ffb27a', '#ff8fb3', '#9d86ff', '#6ea8ff'];
const STOPS = HUES.map((_, index) => index / (HUES.length - 1));

const Night: React.FC<{children: React.ReactNode}> = ({children}) => (
  <AbsoluteFill
    style={{background: 'radial-gradient(circle at 50% 50%, #1a2858, #0b1128 58%, #070b1a)'}}
  >
    <svg viewBox="-500 -360 1000 720" width="100%" height="100%">
      {children}
    </svg>
  </AbsoluteFill>
);

const Petal: React.FC<{at: number; turn: number; size: number}> = ({at, turn, size}) => {
  const hue = interpolateColors(at, STOPS, HUES);
  return (
    <path
      d="M0 0C-126 -103 -116 -254 0 -334C116 -254 126 -103 0 0Z"
      transform={\`rotate(\${at * 360 + turn}) scale(\${Math.max(size, 0)})\`}
      fill={hue}
      fillOpacity={0.4}
      stroke={hue}
      strokeWidth={1.5}
      style={{mixBlendMode: 'screen'}}
    />
  );
};`;

/** The composition in one file, with the values that it has now. What readers saw comes first. */
export function playgroundCode(bloom: BloomProps): string {
  const lines = codeOf(bloom).map(({text}) => text.replace(/[«»]/g, ''));
  const own = lines.slice(lines.findIndex((line) => line.startsWith('export const')));
  return `${IMPORTS}\n\n${own.join('\n')}\n\n${PETALS}\n`;
}

/** The hash that carries it to the playground. */
export const playgroundHash = (bloom: BloomProps): string =>
  encodeState({
    code: playgroundCode(bloom),
    settings: {
      width: BLOOM.width,
      height: BLOOM.height,
      fps: BLOOM.fps,
      duration: BLOOM.durationInFrames,
    },
  });
