import React, {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {toLiveError} from '../errors';
import {Picture, type Playback} from '../Picture';
import type {ToFrame} from '../protocol';
import {run, type Program} from '../run';
import {DEFAULT_SETTINGS, type Settings} from '../settings';
import {drawOnDemand} from './draw-on-demand';
import {evaluate} from './evaluate';
import {listen, send} from './messages';
import {useGoal, type Goal} from './useGoal';
import {useExporting, type Exporting} from './useExporting';
import {usePlaying, type Playing} from './usePlaying';

/** What the picture shows now. */
export type Shown = {program: Program | null; settings: Settings};

type Run = Extract<ToFrame, {type: 'run'}>;
type Seek = Extract<ToFrame, {type: 'seek'}>;

/** The picture of an example. It obeys the page around it, and tells it what happens. */
export function Frame(): React.ReactNode {
  const [program, setProgram] = useState<Program | null>(null);
  const [settings, setSettings] = useState<Settings>(DEFAULT_SETTINGS);
  const latest = useRef<Shown>({program, settings});
  const lastRun = useRef(0);
  const lastSeek = useRef(0);
  const playing = usePlaying(latest);
  const exporting = useExporting(latest, playing);
  const {onGoal, onView, onPlayer, beside} = useGoal(playing);
  const reports = useReports(lastSeek, playing);

  useEffect(() => {
    latest.current = {program, settings};
  });

  const onRun = useCallback(async ({prepared, settings: next}: Run) => {
    const thisRun = ++lastRun.current;
    const ran = await run(prepared, evaluate);
    if (thisRun !== lastRun.current) {
      return;
    }
    setSettings(next);
    if ('program' in ran) {
      setProgram(ran.program);
    }
    send({type: 'error', error: 'error' in ran ? ran.error : null});
  }, []);

  const onSeek = useCallback(
    ({frame, number}: Seek) => {
      playing.seek(frame);
      // Only now: that the picture was paused at another frame is no news of this seek.
      lastSeek.current = number;
    },
    [playing],
  );

  useEffect(() => {
    // The page has the same keys; these are for when the picture itself was clicked.
    const onKeyDown = (event: KeyboardEvent) => {
      if (playing.press(event)) {
        event.preventDefault();
      } else if (event.key === ' ') {
        event.preventDefault();
        playing.toggle();
      }
    };
    const stopListening = listen((message) =>
      obey(message, {playing, exporting, onRun, onSeek, onSettings: setSettings, onGoal, onView}),
    );
    window.addEventListener('keydown', onKeyDown);
    send({type: 'ready'});
    return () => {
      stopListening();
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [playing, exporting, onRun, onSeek, onGoal, onView]);

  return beside(
    program ? (
      <Picture program={program} settings={settings} onPlayer={onPlayer} {...reports} />
    ) : null,
    settings,
  );
}

/** Tells the page what the picture does. Code that is mended goes on where its error paused it. */
function useReports(lastSeek: React.RefObject<number>, playing: Playing) {
  return useMemo(
    () => ({
      onPlayback: (playback: Playback) =>
        send({type: 'playback', ...playback, seek: lastSeek.current}),
      onDrawn: () => send({type: 'drawn'}),
      onError: (thrown: unknown, frame: number) =>
        send({type: 'error', error: toLiveError(thrown, frame)}),
      onRecover: () => {
        send({type: 'error', error: null});
        playing.resume();
      },
    }),
    [lastSeek, playing],
  );
}

type Parts = {
  playing: Playing;
  exporting: Exporting;
  onRun: (message: Run) => Promise<void>;
  onSeek: (message: Seek) => void;
  onSettings: (settings: Settings) => void;
} & Pick<Goal, 'onGoal' | 'onView'>;

/** Does what the page asks. */
function obey(
  message: ToFrame,
  {playing, exporting, onRun, onSeek, onSettings, onGoal, onView}: Parts,
): void {
  switch (message.type) {
    case 'run':
      void onRun(message);
      break;
    case 'settings':
      onSettings(message.settings);
      break;
    case 'seek':
      onSeek(message);
      break;
    case 'key':
      playing.press({...message, altKey: false, ctrlKey: false, metaKey: false});
      break;
    case 'toggle':
      playing.toggle();
      break;
    case 'play':
    case 'pause':
      playing.set(message.type === 'play');
      break;
    case 'export':
      void exporting.start();
      break;
    case 'cancel-export':
      exporting.cancel();
      break;
    case 'goal':
      void onGoal(message);
      break;
    case 'view':
      onView(message);
      break;
    case 'draw':
      void drawOnDemand(message);
      break;
    case 'ping':
      send({type: 'pong'});
  }
}
