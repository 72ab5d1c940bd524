import type {Settings} from '@site/src/features/live/settings';

type Kind = 'size' | 'fps' | 'length';

const NAMES: Record<Kind, (settings: Settings) => string> = {
  size: ({width, height}) => `${width} × ${height}`,
  fps: ({fps}) => `${fps} fps`,
  length: ({duration}) => `${duration} frames`,
};

/** Names settings by what they have differently from the first: `1280 × 720`, `720 × 1280`, `12 frames`. */
export function namesOf([first, ...others]: Settings[]): string[] {
  const [second] = others;
  return first && second
    ? [
        NAMES[kindOf(first, second)](first),
        ...others.map((other) => NAMES[kindOf(first, other)](other)),
      ]
    : [];
}

/** At another speed, as many seconds have another number of frames, which follows from it. */
function kindOf(first: Settings, other: Settings): Kind {
  if (first.width !== other.width || first.height !== other.height) {
    return 'size';
  }
  return first.fps === other.fps ? 'length' : 'fps';
}
