export type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const FEW_FRAMES = 10;

/**
 * Where a key leads: arrows go by one frame, with Shift by ten, Home and End to the first and last.
 *
 * @returns the frame, or null when the key means something else
 */
export function frameForKey(
  {key, shiftKey, altKey, ctrlKey, metaKey}: Keys,
  frame: number,
  last: number,
): number | null {
  if (altKey || ctrlKey || metaKey) {
    return null;
  }
  const step = shiftKey ? FEW_FRAMES : 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, frame - step);
    case 'ArrowRight':
      return Math.min(last, frame + step);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Whether a key leads to a frame. */
export const isFrameKey = (keys: Keys): boolean => frameForKey(keys, 0, 0) !== null;
