import {useCallback, useSyncExternalStore} from 'react';
import type {PlayerRef} from '@remotion/player';

type PlayerEvent = 'play' | 'pause' | 'ended' | 'frameupdate';

const useStateOf = <T>(
  player: PlayerRef | null,
  events: readonly PlayerEvent[],
  read: (player: PlayerRef) => T,
  before: T,
): T => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      events.forEach((event) => player?.addEventListener(event, onChange));
      return () => events.forEach((event) => player?.removeEventListener(event, onChange));
    },
    [player, events],
  );
  return useSyncExternalStore(
    subscribe,
    () => (player ? read(player) : before),
    () => before,
  );
};

const PLAYING_EVENTS = ['play', 'pause', 'ended'] as const;
const FRAME_EVENTS = ['frameupdate'] as const;

/** Whether a player plays. False while there is none. */
export const useIsPlaying = (player: PlayerRef | null): boolean =>
  useStateOf(player, PLAYING_EVENTS, (each) => each.isPlaying(), false);

/**
 * The frame that a player shows. Whoever calls it renders with every frame, so call it in a small
 * component, or choose what changes less often.
 *
 * @param before the frame to go by while there is no player
 * @param choose what the caller needs of the frame; it renders again only when that changes
 */
export const usePlayerFrame = <Chosen extends number | string | boolean = number>(
  player: PlayerRef | null,
  before = 0,
  choose: (frame: number) => Chosen = (frame) => frame as Chosen,
): Chosen =>
  useStateOf(player, FRAME_EVENTS, (each) => choose(each.getCurrentFrame()), choose(before));
