import type {ComponentType} from 'react';
import type {Curve} from '../../components/CurvePlot';
import type {StageProps} from '../../components/Stage';
import type {TimelineTrack} from '../../components/Timeline';
import type {Controls, Value, Values} from './controls';

/** What a page knows of a demo before any of its code is loaded. */
export type DemoDefinition<C extends Controls = Controls> = {
  /** Plain text, mostly the name of an API. */
  title: string;
  /** What is to be seen, in a sentence or two: caption for everybody, text alternative for some. */
  alternative: string;
  /** Size of the composition in pixels. */
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  /** Frame that is shown before it plays, and to readers who want no motion. Default: 0. */
  initialFrame?: number;
  controls: C;
  /** Keeps a place for the plot beside the picture. */
  hasPlot?: boolean;
  /** Keeps a place for a timeline of so many rows below the picture. */
  timelineRows?: number;
  /** Leaves out the bar with the scrubber, for a picture that has its own. */
  hasOwnBar?: boolean;
};

export type DemoPlot = {
  curves: Curve[];
  /** First and last value on the horizontal axis: frames, if the playhead is to follow. */
  x: [from: number, to: number];
  y: [from: number, to: number];
  xMarks?: number[];
  yMarks?: number[];
  xLabel?: string;
  yLabel?: string;
  /** Where the playhead stands at a frame of the composition. Default: at the frame. */
  playhead?: (frame: number) => number;
};

export type DemoTimeline = {tracks: TimelineTrack[]; tick?: number; before?: number};

/** The values of a demo whose controls are not known by their names. */
type AnyValues = Record<string, Value>;

/** What a demo's own module exports: loaded when the demo nears the viewport. */
export type DemoModule<V = AnyValues> = {
  /** The picture: `Video.tsx`, with what the site draws around it. */
  default: ComponentType<V>;
  /** The code of `Video.tsx` for these values, from `./Video.tsx?code`. */
  code: (values: V) => string;
  plot?: (values: V) => DemoPlot;
  timeline?: (values: V) => DemoTimeline;
  /** Length in frames, where it follows from the values. */
  durationInFrames?: (values: V) => number;
  /** Settings of the player, where they follow from the values. */
  stage?: (values: V) => Partial<Pick<StageProps, StageSetting>>;
};

type StageSetting = 'controls' | 'loop' | 'playbackRate' | 'playerProps';

/** Checks a definition where it is written, and keeps the type of its controls. */
export const defineDemo = <C extends Controls>(definition: DemoDefinition<C>): DemoDefinition<C> =>
  definition;

/** The values that the picture of a demo takes as props. */
export type ValuesOf<D extends DemoDefinition> = Values<D['controls']>;

export type AnyDemo = DemoDefinition & {load: () => Promise<unknown>};

/** A definition together with the import of its module, which has to fit it. */
export const demo = <C extends Controls>(
  definition: DemoDefinition<C>,
  load: () => Promise<DemoModule<Values<C>>>,
): AnyDemo => ({...definition, load});
