import {useEffect, useMemo, useRef} from 'react';
import {useIsInView} from '@site/src/lib/hooks/useIsInView';
import type {Sandbox} from './useSandbox';

type Controls = Pick<Sandbox, 'playback' | 'setPlaying' | 'seek'>;

/**
 * Plays while the picture is in view, and pauses out of it. What the reader chooses with the
 * returned controls wins over `playsByItself`.
 *
 * @param box element whose visibility decides
 */
export function usePlayInView(
  {playback, setPlaying, seek}: Controls,
  box: HTMLElement,
  playsByItself: boolean,
): Pick<Sandbox, 'toggle' | 'seek'> {
  const isInView = useIsInView(useMemo(() => ({current: box}), [box]));
  const choice = useRef<'play' | 'pause' | null>(null);

  useEffect(() => {
    const wants = choice.current ? choice.current === 'play' : playsByItself;
    setPlaying(isInView && wants);
  }, [isInView, playsByItself, setPlaying]);

  return {
    toggle: () => {
      choice.current = playback.isPlaying ? 'pause' : 'play';
      setPlaying(!playback.isPlaying);
    },
    // Who looks for a frame wants to look at it.
    seek: (frame) => {
      choice.current = 'pause';
      setPlaying(false);
      seek(frame);
    },
  };
}
