import {useCallback, useSyncExternalStore} from 'react';
import type {PlayerRef} from '@remotion/player';

/**
 * The frame that a player shows, kept up to date. Re-renders the caller with every frame: use it in
 * a component of its own, or choose what changes less often.
 *
 * @param player handle of the player, or `null` while there is none
 * @param fallback frame to go by until the player is there
 * @param choose what of the frame the caller needs; it re-renders only when that changes
 */
export function usePlayerFrame<Chosen extends number | string | boolean = number>(
  player: PlayerRef | null,
  fallback: number,
  choose: (frame: number) => Chosen = (frame) => frame as Chosen,
): Chosen {
  const subscribe = useCallback(
    (onChange: () => void) => {
      player?.addEventListener('frameupdate', onChange);
      return () => player?.removeEventListener('frameupdate', onChange);
    },
    [player],
  );
  return useSyncExternalStore(
    subscribe,
    () => choose(player?.getCurrentFrame() ?? fallback),
    () => choose(fallback),
  );
}
