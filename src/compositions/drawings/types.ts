import type {ReactNode} from 'react';

/** One moment of a drawing. It draws only what it is told, so that a page can show it at rest. */
export type Picture = (props: {frame: number}) => ReactNode;

/** A feature as an animation, in the colors of the page around it. */
export type Drawing = {
  /** Names it in the Studio, and to readers who play or pause it. */
  title: string;
  /** Below the drawing, after "Drawing:". */
  caption: string;
  /** What is to be seen, in a sentence, for readers who can't see it. */
  shows: string;
  /** Height in units of the drawing, which is `WIDTH` wide. */
  height: number;
  /** Length of the loop. */
  durationInFrames: number;
  /** The frame that says most. It stands on the page before anything moves. */
  stillFrame: number;
};
