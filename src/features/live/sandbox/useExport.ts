import {useCallback, useRef, useState} from 'react';
import type {LiveError} from '../errors';
import type {FromFrame, ToFrame, VideoType} from '../protocol';
import type {Settings} from '../settings';

export type Export =
  | {status: 'idle'}
  /** For the first picture of the code. */
  | {status: 'waiting'; done: 0; total: number}
  | {status: 'running'; done: number; total: number}
  | {status: 'done'; video: Blob}
  | {status: 'failed'; error: LiveError};

type Exporter = {
  exporting: Export;
  isExporting: React.RefObject<boolean>;
  /** Takes what the frame says: of an export, if there is one, and whether there is a picture yet. */
  hear: (message: FromFrame) => void;
  /** The frame is replaced by an empty one: ends the export, if there is one, with what went wrong. */
  leave: (error: LiveError) => void;
  start: (settings: Settings) => void;
  cancel: () => void;
};

/**
 * The export of a video in the sandboxed frame, as far as the page knows of it. Asked for before the
 * code has drawn, it begins with the first picture, or fails with what stopped that.
 */
export function useExport(send: (message: ToFrame) => void): Exporter {
  const [exporting, setExporting] = useState<Export>({status: 'idle'});
  const isExporting = useRef(false);
  const hasDrawn = useRef(false);
  const isWaiting = useRef(false);

  const finish = useCallback((result: Export) => {
    isExporting.current = false;
    isWaiting.current = false;
    setExporting(result);
  }, []);
  const fail = useCallback(
    (error: LiveError) => {
      if (isExporting.current) {
        finish({status: 'failed', error});
      }
    },
    [finish],
  );
  const hear = useCallback(
    (message: FromFrame) => {
      if (message.type === 'export-failed') {
        fail(message.error);
      } else if (message.type === 'drawn') {
        hasDrawn.current = true;
        if (isWaiting.current) {
          isWaiting.current = false;
          send({type: 'export'});
        }
      } else if (message.type === 'error' && message.error && isWaiting.current) {
        fail(message.error);
      } else if (isExporting.current && message.type === 'progress') {
        setExporting({status: 'running', done: message.done, total: message.total});
      } else if (isExporting.current && message.type === 'exported') {
        finish({status: 'done', video: toVideo(message.bytes, message.mimeType)});
      }
    },
    [send, fail, finish],
  );

  return {
    exporting,
    isExporting,
    hear,
    start: useCallback(
      ({duration}: Settings) => {
        isExporting.current = true;
        isWaiting.current = !hasDrawn.current;
        setExporting({
          status: isWaiting.current ? 'waiting' : 'running',
          done: 0,
          total: duration,
        });
        if (hasDrawn.current) {
          send({type: 'export'});
        }
      },
      [send],
    ),
    leave: useCallback(
      (error: LiveError) => {
        hasDrawn.current = false;
        fail(error);
      },
      [fail],
    ),
    cancel: useCallback(() => {
      send({type: 'cancel-export'});
      finish({status: 'idle'});
    }, [send, finish]),
  };
}

const toVideo = (bytes: ArrayBuffer, type: VideoType): Blob => new Blob([bytes], {type});
