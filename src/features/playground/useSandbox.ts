import {useCallback, useEffect, useRef, useState} from 'react';
import type {LiveError} from '@site/src/features/live/errors';
import type {Keys} from '@site/src/features/live/keys';
import type {Playback} from '@site/src/features/live/Picture';
import type {Prepared} from '@site/src/features/live/prepare';
import {
  readFromFrame,
  type FromFrame,
  type ToFrame,
  type VideoType,
} from '@site/src/features/live/protocol';
import type {Settings} from '@site/src/features/live/settings';

/** How often to ask the frame whether it is alive, in milliseconds. */
const PING_EVERY_MS = 1000;
/** How long it may take to answer; while it exports, frames take longer. */
const ANSWER_WITHIN_MS = 3000;
const ANSWER_WITHIN_MS_EXPORTING = 20_000;

export type Export =
  | {status: 'idle'}
  | {status: 'running'; done: number; total: number}
  | {status: 'done'; video: Blob}
  | {status: 'failed'; message: string};

export type Sandbox = {
  /** Counts the frames that had to be replaced; the key of the iframe. */
  generation: number;
  /** What went wrong in the frame. */
  error: LiveError | null;
  playback: Playback;
  exporting: Export;
  run: (prepared: Prepared, settings: Settings) => void;
  seek: (frame: number) => void;
  /** A key that leads to another frame from the one that the picture is at. */
  press: (keys: Keys) => void;
  toggle: () => void;
  startExport: (settings: Settings) => void;
  cancelExport: () => void;
};

/**
 * The page's side of the sandboxed frame. A frame that stops answering is replaced by an empty one;
 * the code that blocked it runs again when it is changed.
 */
export function useSandbox(
  iframe: React.RefObject<HTMLIFrameElement | null>,
  {autoPlay}: {autoPlay: boolean},
): Sandbox {
  const [generation, setGeneration] = useState(0);
  const [error, setError] = useState<LiveError | null>(null);
  const [playback, setPlayback] = useState<Playback>({frame: 0, isPlaying: false});
  const [exporting, setExporting] = useState<Export>({status: 'idle'});
  const isReady = useRef(false);
  const isExporting = useRef(false);
  const waiting = useRef<Extract<ToFrame, {type: 'run'}> | null>(null);
  const askedAt = useRef<number | null>(null);
  const playsNext = useRef(autoPlay);

  const send = useCallback(
    (message: ToFrame) => {
      // The frame has no origin that could be named.
      iframe.current?.contentWindow?.postMessage(message, '*');
    },
    [iframe],
  );

  const finishExport = useCallback((result: Export) => {
    isExporting.current = false;
    setExporting(result);
  }, []);

  useEffect(() => {
    const onMessage = (message: FromFrame) => {
      switch (message.type) {
        case 'ready':
          isReady.current = true;
          if (waiting.current) {
            send(waiting.current);
            waiting.current = null;
          }
          if (playsNext.current) {
            send({type: 'play'});
          }
          break;
        case 'pong':
          askedAt.current = null;
          break;
        case 'error':
          setError(message.error);
          break;
        case 'playback':
          setPlayback({frame: message.frame, isPlaying: message.isPlaying});
          break;
        case 'progress':
          if (isExporting.current) {
            setExporting({status: 'running', done: message.done, total: message.total});
          }
          break;
        case 'exported':
          if (isExporting.current) {
            finishExport({status: 'done', video: toVideo(message.bytes, message.mimeType)});
          }
          break;
        case 'export-failed':
          if (isExporting.current) {
            finishExport({status: 'failed', message: message.message});
          }
      }
    };
    const onEvent = (event: MessageEvent) => {
      const frame = iframe.current?.contentWindow;
      const message = frame && event.source === frame ? readFromFrame(event.data) : null;
      if (message) {
        onMessage(message);
      }
    };
    window.addEventListener('message', onEvent);
    return () => window.removeEventListener('message', onEvent);
  }, [iframe, send, finishExport]);

  useEffect(() => {
    const replace = () => {
      isReady.current = false;
      askedAt.current = null;
      playsNext.current = false;
      setGeneration((count) => count + 1);
      setPlayback({frame: 0, isPlaying: false});
      setError({
        message: 'The code did not let go of the picture and was stopped. Change it to try again.',
        line: null,
      });
      if (isExporting.current) {
        finishExport({status: 'failed', message: 'The export was stopped with the code.'});
      }
    };
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
        replace();
      }
    }, PING_EVERY_MS);
    return () => clearInterval(timer);
  }, [send, finishExport]);

  const run = useCallback(
    (prepared: Prepared, settings: Settings) => {
      const message = {type: 'run', prepared, settings} as const;
      if (isReady.current) {
        send(message);
      } else {
        waiting.current = message;
      }
    },
    [send],
  );

  return {
    generation,
    error,
    playback,
    exporting,
    run,
    seek: useCallback((frame: number) => send({type: 'seek', frame}), [send]),
    press: useCallback(({key, shiftKey}: Keys) => send({type: 'key', key, shiftKey}), [send]),
    toggle: useCallback(() => send({type: 'toggle'}), [send]),
    startExport: useCallback(
      ({duration}: Settings) => {
        isExporting.current = true;
        setExporting({status: 'running', done: 0, total: duration});
        send({type: 'export'});
      },
      [send],
    ),
    cancelExport: useCallback(() => {
      send({type: 'cancel-export'});
      finishExport({status: 'idle'});
    }, [send, finishExport]),
  };
}

const toVideo = (bytes: ArrayBuffer, type: VideoType): Blob => new Blob([bytes], {type});
