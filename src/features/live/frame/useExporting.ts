import {useMemo, useRef} from 'react';
import {toLiveError} from '../errors';
import type {Shown} from './Frame';
import {send} from './messages';
import type {Playing} from './usePlaying';

export type Exporting = {
  /** Exports what is shown, and tells the page how it goes. Settles when that is over. */
  start: () => Promise<void>;
  cancel: () => void;
};

/** The export of what the frame shows, one at a time. One object for its whole life. */
export function useExporting(latest: React.RefObject<Shown>, playing: Playing): Exporting {
  const running = useRef<AbortController | null>(null);
  return useMemo(
    () => ({
      start: async () => {
        const abort = new AbortController();
        running.current?.abort();
        running.current = abort;
        playing.set(false);
        const {program, settings} = latest.current;
        try {
          if (!program) {
            throw new Error('There is no video to export yet.');
          }
          const {exportVideo} = await import('./export-video');
          const {bytes, mimeType} = await exportVideo({
            Component: program.Component,
            settings,
            signal: abort.signal,
            onProgress: (done) => send({type: 'progress', done, total: settings.duration}),
          });
          send({type: 'exported', bytes, mimeType}, [bytes]);
        } catch (thrown) {
          if (!abort.signal.aborted) {
            send({type: 'export-failed', error: toLiveError(thrown)});
          }
        }
      },
      cancel: () => running.current?.abort(),
    }),
    [latest, playing],
  );
}
