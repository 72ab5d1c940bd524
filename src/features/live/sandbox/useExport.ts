import {useCallback, useRef, useState} from 'react';
import type {LiveError} from '../errors';
import type {FromFrame, ToFrame, VideoType} from '../protocol';
import type {Settings} from '../settings';

export type Export =
  | {status: 'idle'}
  | {status: 'running'; done: number; total: number}
  | {status: 'done'; video: Blob}
  | {status: 'failed'; error: LiveError};

type Exporter = {
  exporting: Export;
  isExporting: React.RefObject<boolean>;
  /** Takes what the frame says of an export, if there is one. */
  hear: (message: FromFrame) => void;
  /** Ends the export, if there is one, with what went wrong. */
  fail: (error: LiveError) => void;
  start: (settings: Settings) => void;
  cancel: () => void;
};

/** The export of a video in the sandboxed frame, as far as the page knows of it. */
export function useExport(send: (message: ToFrame) => void): Exporter {
  const [exporting, setExporting] = useState<Export>({status: 'idle'});
  const isExporting = useRef(false);

  const finish = useCallback((result: Export) => {
    isExporting.current = false;
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
      } else if (isExporting.current && message.type === 'progress') {
        setExporting({status: 'running', done: message.done, total: message.total});
      } else if (isExporting.current && message.type === 'exported') {
        finish({status: 'done', video: toVideo(message.bytes, message.mimeType)});
      }
    },
    [fail, finish],
  );

  return {
    exporting,
    isExporting,
    hear,
    fail,
    start: useCallback(
      ({duration}: Settings) => {
        isExporting.current = true;
        setExporting({status: 'running', done: 0, total: duration});
        send({type: 'export'});
      },
      [send],
    ),
    cancel: useCallback(() => {
      send({type: 'cancel-export'});
      finish({status: 'idle'});
    }, [send, finish]),
  };
}

const toVideo = (bytes: ArrayBuffer, type: VideoType): Blob => new Blob([bytes], {type});
