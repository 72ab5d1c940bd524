import {useCallback, useEffect, useRef, useState} from 'react';
import type {LiveError} from '@site/src/features/live/errors';
import type {Keys} from '@site/src/lib/frame-keys';
import type {Playback} from '@site/src/features/live/Picture';
import type {Prepared} from '@site/src/features/live/prepare';
import {readFromFrame, type FromFrame, type ToFrame} from '@site/src/features/live/protocol';
import type {Settings} from '@site/src/features/live/settings';
import {useExport, type Export} from './useExport';
import {useWatchdog} from './useWatchdog';

const AT_REST: Playback = {frame: 0, isPlaying: false};

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
  frameRef: React.RefObject<HTMLIFrameElement | null>,
  {autoPlay}: {autoPlay: boolean},
): Sandbox {
  const [generation, setGeneration] = useState(0);
  const [error, setError] = useState<LiveError | null>(null);
  const [playback, setPlayback] = useState(AT_REST);

  const send = useCallback(
    (message: ToFrame) => {
      // The frame has no origin that could be named.
      frameRef.current?.contentWindow?.postMessage(message, '*');
    },
    [frameRef],
  );
  const {isReady, run, onReady, onReplace} = useStart(send, autoPlay);
  const {exporting, isExporting, hear, fail, start, cancel} = useExport(send);

  const replace = useCallback(() => {
    onReplace();
    setGeneration((count) => count + 1);
    setPlayback(AT_REST);
    setError({
      message: 'The code did not let go of the picture and was stopped. Change it to try again.',
      line: null,
    });
    fail('The export was stopped with the code.');
  }, [onReplace, fail]);
  const onAnswer = useWatchdog({isReady, isExporting, send, onSilence: replace});

  const onMessage = useCallback(
    (message: FromFrame) => {
      switch (message.type) {
        case 'ready':
          onReady();
          break;
        case 'pong':
          onAnswer();
          break;
        case 'error':
          setError(message.error);
          break;
        case 'playback':
          setPlayback({frame: message.frame, isPlaying: message.isPlaying});
          break;
        default:
          hear(message);
      }
    },
    [onReady, onAnswer, hear],
  );
  useMessages(frameRef, onMessage);

  return {
    generation,
    error,
    playback,
    exporting,
    run,
    seek: useCallback((frame: number) => send({type: 'seek', frame}), [send]),
    press: useCallback(({key, shiftKey}: Keys) => send({type: 'key', key, shiftKey}), [send]),
    toggle: useCallback(() => send({type: 'toggle'}), [send]),
    startExport: start,
    cancelExport: cancel,
  };
}

/** The beginning of a frame, which may be asked to run code before it is ready. */
function useStart(send: (message: ToFrame) => void, autoPlay: boolean) {
  const isReady = useRef(false);
  const waiting = useRef<Extract<ToFrame, {type: 'run'}> | null>(null);
  const playsNext = useRef(autoPlay);

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
  const onReady = useCallback(() => {
    isReady.current = true;
    if (waiting.current) {
      send(waiting.current);
      waiting.current = null;
    }
    if (playsNext.current) {
      send({type: 'play'});
    }
  }, [send]);
  /** The frame that comes in place of one that hung does not play by itself. */
  const onReplace = useCallback(() => {
    isReady.current = false;
    playsNext.current = false;
  }, []);
  return {isReady, run, onReady, onReplace};
}

/** Hears what the frame tells, and nobody else. */
function useMessages(
  frameRef: React.RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FromFrame) => void,
): void {
  useEffect(() => {
    const onEvent = (event: MessageEvent) => {
      const frame = frameRef.current?.contentWindow;
      const message = frame && event.source === frame ? readFromFrame(event.data) : null;
      if (message) {
        onMessage(message);
      }
    };
    window.addEventListener('message', onEvent);
    return () => window.removeEventListener('message', onEvent);
  }, [frameRef, onMessage]);
}
