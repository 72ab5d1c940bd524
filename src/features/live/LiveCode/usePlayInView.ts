import {useEffect, useRef} from 'react';
import type {PlayerRef} from '@remotion/player';
import {useIsInView} from '@site/src/lib/hooks/useIsInView';

/**
 * Plays while the picture is in view, and pauses out of it. What the reader chooses with the
 * returned controls wins over `playsByItself`.
 *
 * @param box element whose visibility decides
 */
export function usePlayInView(
  player: PlayerRef | null,
  box: React.RefObject<HTMLElement | null>,
  playsByItself: boolean,
): {toggle: () => void; seek: (frame: number) => void} {
  const isInView = useIsInView(box);
  const choice = useRef<'play' | 'pause' | null>(null);

  useEffect(() => {
    const wants = choice.current ? choice.current === 'play' : playsByItself;
    if (isInView && wants) {
      player?.play();
    } else {
      player?.pause();
    }
  }, [player, isInView, playsByItself]);

  return {
    toggle: () => {
      choice.current = player?.isPlaying() ? 'pause' : 'play';
      player?.toggle();
    },
    seek: (frame) => {
      // Who looks for a frame wants to look at it.
      choice.current = 'pause';
      player?.pause();
      player?.seekTo(frame);
    },
  };
}
