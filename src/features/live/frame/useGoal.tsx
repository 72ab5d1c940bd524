import React, {lazy, Suspense, useCallback, useMemo, useRef, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import type {ToFrame, View} from '../protocol';
import {run, type Program} from '../run';
import type {Settings} from '../settings';
import {evaluate} from './evaluate';
import type {Playing} from './usePlaying';

const Comparison = lazy(() => import('./Comparison'));

/** How to show both. */
type Shown = {view: View; share: number};

export type Goal = {
  /** Runs the program that the page compares with. One that fails isn't shown. */
  onGoal: (message: Extract<ToFrame, {type: 'goal'}>) => Promise<void>;
  onView: (message: Shown) => void;
  /** Takes the handle of the preview's player, which the goal follows. */
  onPlayer: (handle: PlayerRef | null) => void;
  /** Shows a preview with its goal, or alone if the page has asked for none. */
  beside: (preview: React.ReactNode, settings: Settings) => React.ReactNode;
};

/** What the frame shows beside the preview, if the page asks for that. */
export function useGoal(playing: Playing): Goal {
  const [program, setProgram] = useState<Program | null>(null);
  const [{view, share}, setShown] = useState<Shown>({view: 'apart', share: 1});
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const lastRun = useRef(0);

  const onGoal = useCallback<Goal['onGoal']>(async ({prepared}) => {
    const thisRun = ++lastRun.current;
    const ran = await run(prepared, evaluate);
    if (thisRun === lastRun.current && 'program' in ran) {
      setProgram(ran.program);
    }
  }, []);
  const onPlayer = useCallback<Goal['onPlayer']>(
    (handle) => {
      playing.onPlayer(handle);
      setPlayer(handle);
    },
    [playing],
  );
  const beside = useCallback<Goal['beside']>(
    (preview, settings) =>
      program ? (
        <Suspense>
          <Comparison goal={program} {...{settings, view, share, player}}>
            {preview}
          </Comparison>
        </Suspense>
      ) : (
        preview
      ),
    [program, view, share, player],
  );

  return useMemo(() => ({onGoal, onView: setShown, onPlayer, beside}), [onGoal, onPlayer, beside]);
}
