import {useCallback, useEffect, useRef} from 'react';
import type {ToFrame} from '@site/src/features/live/protocol';

/** How often to ask the frame whether it is alive, in milliseconds. */
const PING_EVERY_MS = 1000;
/** How long it may take to answer; while it exports, frames take longer. */
const ANSWER_WITHIN_MS = 3000;
const ANSWER_WITHIN_MS_EXPORTING = 20_000;

type Watched = {
  isReady: React.RefObject<boolean>;
  isExporting: React.RefObject<boolean>;
  send: (message: ToFrame) => void;
  /** Called when the frame has not answered in time. */
  onSilence: () => void;
};

/** Asks the frame again and again whether it is alive. Returns what to call when it answers. */
export function useWatchdog({isReady, isExporting, send, onSilence}: Watched): () => void {
  const askedAt = useRef<number | null>(null);

  useEffect(() => {
    const timer = setInterval(() => {
      // A hidden page is slow by design.
      if (!isReady.current || document.hidden) {
        askedAt.current = null;
        return;
      }
      const limit = isExporting.current ? ANSWER_WITHIN_MS_EXPORTING : ANSWER_WITHIN_MS;
      if (askedAt.current === null) {
        askedAt.current = performance.now();
        send({type: 'ping'});
      } else if (performance.now() - askedAt.current > limit) {
        askedAt.current = null;
        onSilence();
      }
    }, PING_EVERY_MS);
    return () => clearInterval(timer);
  }, [isReady, isExporting, send, onSilence]);

  return useCallback(() => {
    askedAt.current = null;
  }, []);
}
