import {useCallback, useRef, useState} from 'react';
import type {LiveError} from '../errors';
import type {Keys} from '@site/src/lib/frame-keys';
import type {Playback} from '../Picture';
import type {Prepared} from '../prepare';
import type {FromFrame, ToFrame} from '../protocol';
import type {Settings} from '../settings';
import {useExport, type Export} from './useExport';
import {useMessages} from './useMessages';
import {useWatchdog} from './useWatchdog';

const AT_REST: Playback = {frame: 0, isPlaying: false};

export type Sandbox = {
  /** Counts the frames that had to be replaced; the key of the iframe. */
  generation: number;
  /** What went wrong in the frame. */
  error: LiveError | null;
  /** Whether some code has drawn in this frame: with an error, that is what the reader still sees. */
  hasDrawn: boolean;
  playback: Playback;
  exporting: Export;
  run: (prepared: Prepared, settings: Settings) => void;
  setPlaying: (isPlaying: boolean) => void;
  seek: (frame: number) => void;
  /** A key that leads to another frame from the one that the picture is at. */
  press: (keys: Keys) => void;
  toggle: () => void;
  startExport: (settings: Settings) => void;
  cancelExport: () => void;
};

type PlaybackMessage = Extract<FromFrame, {type: 'playback'}>;

type Options = {
  autoPlay: boolean;
  /** Called when code has drawn a frame, has failed, or was stopped. */
  onAnswer?: () => void;
};

/**
 * The page's side of the sandboxed frame. A frame that stops answering is replaced by an empty one;
 * the code that blocked it runs again when it is changed.
 *
 * @param frameRef the element of the `SandboxFrame`
 */
export function useSandbox(
  frameRef: React.RefObject<HTMLIFrameElement | null>,
  {autoPlay, onAnswer}: Options,
): Sandbox {
  const [generation, setGeneration] = useState(0);
  const [error, setError] = useState<LiveError | null>(null);
  const [hasDrawn, setHasDrawn] = useState(false);

  const send = useCallback(
    (message: ToFrame) => {
      // The frame has no origin that could be named.
      frameRef.current?.contentWindow?.postMessage(message, '*');
    },
    [frameRef],
  );
  const {isReady, lastSeek, run, setPlaying, onReady, onReplace, ...start} = useStart(
    send,
    autoPlay,
  );
  const {playback, onPlayback, seek, rest} = usePlayback(lastSeek, start.seek);
  const {exporting, isExporting, hear, leave, ...exporter} = useExport(send);

  const replace = useCallback(() => {
    onReplace();
    setGeneration((count) => count + 1);
    rest();
    setHasDrawn(false);
    setError({
      message: 'The code blocked the preview and was stopped. Change it to try again.',
      line: null,
    });
    leave({message: 'The export was stopped with the code.', line: null});
    onAnswer?.();
  }, [onReplace, rest, leave, onAnswer]);
  const onPong = useWatchdog({isReady, isExporting, send, onSilence: replace});

  const onMessage = useCallback(
    (message: FromFrame) => {
      switch (message.type) {
        case 'ready':
          onReady();
          break;
        case 'pong':
          onPong();
          break;
        case 'drawn':
          setHasDrawn(true);
          onAnswer?.();
          break;
        case 'error':
          setError(message.error);
          if (message.error) {
            onAnswer?.();
          }
          break;
        case 'playback':
          onPlayback(message);
          break;
      }
      hear(message);
    },
    [onReady, onPong, onAnswer, onPlayback, hear],
  );
  useMessages(frameRef, onMessage);

  return {
    generation,
    error,
    hasDrawn,
    playback,
    exporting,
    run,
    setPlaying,
    seek,
    ...useKeys(send),
    startExport: exporter.start,
    cancelExport: exporter.cancel,
  };
}

/**
 * Where the picture is, as far as the page knows.
 *
 * @param lastSeek how often another frame was sought
 */
function usePlayback(lastSeek: React.RefObject<number>, seekInFrame: (frame: number) => void) {
  const [playback, setPlayback] = useState(AT_REST);
  return {
    playback,
    onPlayback: useCallback(
      ({frame, isPlaying, seek}: PlaybackMessage) => {
        // What was on its way when the reader sought another frame is old news.
        if (seek === lastSeek.current) {
          setPlayback({frame, isPlaying});
        }
      },
      [lastSeek],
    ),
    seek: useCallback(
      (frame: number) => {
        seekInFrame(frame);
        setPlayback({frame, isPlaying: false});
      },
      [seekInFrame],
    ),
    rest: useCallback(() => setPlayback(AT_REST), []),
  };
}

/** What the frame decides itself, since it alone knows where the picture is. */
function useKeys(send: (message: ToFrame) => void): Pick<Sandbox, 'press' | 'toggle'> {
  return {
    press: useCallback(({key, shiftKey}) => send({type: 'key', key, shiftKey}), [send]),
    toggle: useCallback(() => send({type: 'toggle'}), [send]),
  };
}

/** The beginning of a frame, which may be asked to run code before it is ready. */
function useStart(send: (message: ToFrame) => void, autoPlay: boolean) {
  const isReady = useRef(false);
  const waiting = useRef<Extract<ToFrame, {type: 'run'}> | null>(null);
  const wantsToPlay = useRef(autoPlay);
  const wantedFrame = useRef<number | null>(null);
  /** Counts what was sought in this frame. */
  const lastSeek = useRef(0);

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
    lastSeek.current = 0;
    if (wantedFrame.current !== null) {
      send({type: 'seek', frame: wantedFrame.current, number: ++lastSeek.current});
      wantedFrame.current = null;
    }
    if (wantsToPlay.current) {
      send({type: 'play'});
    }
  }, [send]);
  const setPlaying = useCallback(
    (isPlaying: boolean) => {
      wantsToPlay.current = isPlaying;
      if (isReady.current) {
        send({type: isPlaying ? 'play' : 'pause'});
      }
    },
    [send],
  );
  const seek = useCallback(
    (frame: number) => {
      if (isReady.current) {
        send({type: 'seek', frame, number: ++lastSeek.current});
      } else {
        wantedFrame.current = frame;
        wantsToPlay.current = false;
      }
    },
    [send],
  );
  /** The frame that comes in place of one that hung does not play by itself. */
  const onReplace = useCallback(() => {
    isReady.current = false;
    wantsToPlay.current = false;
  }, []);
  return {isReady, lastSeek, run, seek, setPlaying, onReady, onReplace};
}
