import {useMemo, useRef} from 'react';
import {flushSync} from 'react-dom';
import type {PlayerRef} from '@remotion/player';
import {frameForKey, type Keys} from '@site/src/lib/frame-keys';
import type {Shown} from './Frame';

export type Playing = {
  /** Takes the player's handle. What was wished for before it came is fulfilled now. */
  onPlayer: (handle: PlayerRef | null) => void;
  set: (isPlaying: boolean) => void;
  toggle: () => void;
  /** Plays on, if nobody has paused it since. */
  resume: () => void;
  /** Goes to a frame, and stays there. */
  seek: (frame: number) => void;
  /** Goes where a key leads. Whether it leads anywhere. */
  press: (keys: Keys) => boolean;
};

/** The player of the frame, which comes and goes with the programs. One object for its whole life. */
export function usePlaying(latest: React.RefObject<Shown>): Playing {
  const player = useRef<PlayerRef | null>(null);
  const wantsToPlay = useRef(false);
  const wantedFrame = useRef<number | null>(null);
  return useMemo(() => {
    const set = (isPlaying: boolean) => {
      wantsToPlay.current = isPlaying;
      if (isPlaying) {
        player.current?.play();
      } else {
        // At once: until React has told the player, it would go on from the frame that is sought next.
        flushSync(() => player.current?.pause());
      }
    };
    const seek = (frame: number) => {
      set(false);
      wantedFrame.current = player.current ? null : frame;
      player.current?.seekTo(frame);
    };
    return {
      onPlayer: (handle) => {
        player.current = handle;
        if (handle && wantedFrame.current !== null) {
          handle.seekTo(Math.min(wantedFrame.current, latest.current.settings.duration - 1));
          wantedFrame.current = null;
        }
        if (wantsToPlay.current) {
          handle?.play();
        }
      },
      set,
      resume: () => {
        if (wantsToPlay.current) {
          player.current?.play();
        }
      },
      toggle: () => set(!player.current?.isPlaying()),
      seek,
      press: (keys) => {
        const last = latest.current.settings.duration - 1;
        const target = frameForKey(keys, player.current?.getCurrentFrame() ?? 0, last);
        if (target !== null) {
          seek(target);
        }
        return target !== null;
      },
    };
  }, [latest]);
}
