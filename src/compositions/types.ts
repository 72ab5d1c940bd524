import type {ReactNode} from 'react';

/** A component with props of its own: parameters of a method may ask for more than is promised. */
type Playable = {render(props: Record<string, unknown>): ReactNode}['render'];

/** A composition of this site: what the studio lists, what pages play and what `npm run media` renders. */
export type CompositionEntry = {
  /** Its id in the studio, on the command line and in the names of its renders. */
  id: string;
  title: string;
  /** One sentence that says what is to be seen, for readers who cannot see it. */
  shows: string;
  /** File whose default export is the component, from the repository's root. */
  source: string;
  /** Imports the component as a module of its own. */
  load: () => Promise<{default: Playable}>;
  /** Pixels. */
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  defaultProps?: Record<string, unknown>;
  /** Frame that stands for it before it plays, set where a page shows a rendered poster. */
  posterFrame?: number;
  /** Set where a page plays a rendered clip. */
  clip?: {
    /** Factor on width and height, default 1. */
    scale?: number;
  };
};
