import {FailedFrame, toLiveError} from '../errors';
import type {ToFrame} from '../protocol';
import {run} from '../run';
import {evaluate} from './evaluate';
import {send} from './messages';
import {watchStyles} from './watch-styles';

/** Draws the frames that the page asks for, beside what is shown, and sends their pixels. */
export async function drawOnDemand({
  prepared,
  settings,
  frames,
  number,
}: Extract<ToFrame, {type: 'draw'}>): Promise<void> {
  const watched = watchStyles();
  try {
    const [{drawFrames}, ran] = await Promise.all([
      import('./draw-frames'),
      run(prepared, evaluate, watched.watch),
    ]);
    if ('error' in ran) {
      send({type: 'draw-failed', number, error: ran.error});
      return;
    }
    const {Component} = ran.program;
    const drawn = await drawFrames({Component, settings, frames});
    send(
      {type: 'drawn-frames', number, frames: drawn, warning: watched.first()},
      drawn.map(({data}) => data.buffer),
    );
  } catch (thrown) {
    const frame = thrown instanceof FailedFrame ? thrown.frame : undefined;
    send({type: 'draw-failed', number, error: toLiveError(thrown, frame)});
  }
}
