import type {CompositionEntry} from '../types';
import {flows} from './flows';
import {FPS, WIDTH, heightOf, lengthOf} from './layout';

/** Diagrams of the documentation. */
export const flowEntries: CompositionEntry[] = Object.entries(flows).map(([id, flow]) => ({
  id: `flow-${id}`,
  title: flow.title,
  shows: flow.shows,
  source: 'src/compositions/flows/FlowVideo.tsx',
  load: () => import('./FlowVideo'),
  width: WIDTH,
  height: heightOf(flow),
  fps: FPS,
  durationInFrames: lengthOf(flow),
  defaultProps: {flow: id},
}));
