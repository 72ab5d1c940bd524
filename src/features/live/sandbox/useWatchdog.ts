import {useCallback, useEffect, useRef} from 'react';
import type {ToFrame} from '../protocol';

/** How often to ask the frame whether it is alive, in milliseconds. */
const PING_EVERY_MS = 1000;
/**
 * How long it may take to answer; while it exports, frames take longer. A loop's own guard names its
 * line, and comes first even where a slow and busy machine makes it take twice its longest time.
 */
const ANSWER_WITHIN_MS = 8000;
const ANSWER_WITHIN_MS_EXPORTING = 20_000;
/** A question that comes this much too late shows that the page itself had to wait. */
const LATE_MS = 500;

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
  const lookedAt = useRef(0);

  useEffect(() => {
    const timer = setInterval(() => {
      // A hidden page is slow by design.
      if (!isReady.current || document.hidden) {
        askedAt.current = null;
        return;
      }
      const now = performance.now();
      const late = now - lookedAt.current - PING_EVERY_MS;
      lookedAt.current = now;
      if (askedAt.current !== null && late > LATE_MS) {
        // The machine was busy or asleep, and so was the frame.
        askedAt.current += late;
      }
      const limit = isExporting.current ? ANSWER_WITHIN_MS_EXPORTING : ANSWER_WITHIN_MS;
      if (askedAt.current === null) {
        askedAt.current = now;
        send({type: 'ping'});
      } else if (now - askedAt.current > limit) {
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
