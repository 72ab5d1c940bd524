import React, {useCallback, useEffect, useRef, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import {toLiveError} from '../errors';
import {frameForKey, type Keys} from '../keys';
import {Picture, type Playback} from '../Picture';
import type {ToFrame} from '../protocol';
import {run, type Program} from '../run';
import {DEFAULT_SETTINGS, type Settings} from '../settings';
import {listen, send} from './messages';

/** The picture of code that came by a link. It obeys the page around it, and tells it what happens. */
export function Frame(): React.ReactNode {
  const [program, setProgram] = useState<Program | null>(null);
  const [settings, setSettings] = useState<Settings>(DEFAULT_SETTINGS);
  const player = useRef<PlayerRef | null>(null);
  const wantsToPlay = useRef(false);
  const exporting = useRef<AbortController | null>(null);
  const latest = useRef({program, settings});

  useEffect(() => {
    latest.current = {program, settings};
  });

  useEffect(() => {
    let lastRun = 0;

    const onRun = async ({prepared, settings: next}: Extract<ToFrame, {type: 'run'}>) => {
      const thisRun = ++lastRun;
      const ran = await run(prepared);
      if (thisRun !== lastRun) {
        return;
      }
      setSettings(next);
      if ('program' in ran) {
        setProgram(ran.program);
      }
      send({type: 'error', error: 'error' in ran ? ran.error : null});
    };

    const setPlaying = (isPlaying: boolean) => {
      wantsToPlay.current = isPlaying;
      if (isPlaying) {
        player.current?.play();
      } else {
        player.current?.pause();
      }
    };

    const onExport = async () => {
      const abort = new AbortController();
      exporting.current?.abort();
      exporting.current = abort;
      setPlaying(false);
      const {program: current, settings: size} = latest.current;
      try {
        if (!current) {
          throw new Error('There is no picture to export yet.');
        }
        const {exportVideo} = await import('./export-video');
        const {bytes, mimeType} = await exportVideo({
          Component: current.Component,
          settings: size,
          signal: abort.signal,
          onProgress: (done) => send({type: 'progress', done, total: size.duration}),
        });
        send({type: 'exported', bytes, mimeType}, [bytes]);
      } catch (thrown) {
        if (!abort.signal.aborted) {
          send({type: 'export-failed', message: toLiveError(thrown).message});
        }
      }
    };

    const seek = (frame: number) => {
      setPlaying(false);
      player.current?.seekTo(frame);
    };

    const press = (keys: Keys): boolean => {
      const last = latest.current.settings.duration - 1;
      const target = frameForKey(keys, player.current?.getCurrentFrame() ?? 0, last);
      if (target !== null) {
        seek(target);
      }
      return target !== null;
    };

    const onMessage = (message: ToFrame) => {
      switch (message.type) {
        case 'run':
          void onRun(message);
          break;
        case 'settings':
          setSettings(message.settings);
          break;
        case 'seek':
          seek(message.frame);
          break;
        case 'key':
          press({...message, altKey: false, ctrlKey: false, metaKey: false});
          break;
        case 'toggle':
          setPlaying(!player.current?.isPlaying());
          break;
        case 'play':
        case 'pause':
          setPlaying(message.type === 'play');
          break;
        case 'export':
          void onExport();
          break;
        case 'cancel-export':
          exporting.current?.abort();
          break;
        case 'ping':
          send({type: 'pong'});
      }
    };

    // The page has the same keys; these are for when the picture itself was clicked.
    const onKeyDown = (event: KeyboardEvent) => {
      if (press(event)) {
        event.preventDefault();
      } else if (event.key === ' ') {
        event.preventDefault();
        setPlaying(!player.current?.isPlaying());
      }
    };

    const stopListening = listen(onMessage);
    window.addEventListener('keydown', onKeyDown);
    send({type: 'ready'});
    return () => {
      stopListening();
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const onPlayer = useCallback((handle: PlayerRef | null) => {
    player.current = handle;
    if (wantsToPlay.current) {
      handle?.play();
    }
  }, []);
  const onPlayback = useCallback((playback: Playback) => send({type: 'playback', ...playback}), []);
  const onError = useCallback(
    (thrown: unknown) => send({type: 'error', error: toLiveError(thrown)}),
    [],
  );
  const onRecover = useCallback(() => send({type: 'error', error: null}), []);

  return program ? (
    <Picture
      program={program}
      settings={settings}
      onPlayer={onPlayer}
      onPlayback={onPlayback}
      onError={onError}
      onRecover={onRecover}
    />
  ) : null;
}
