import type {Settings} from '@site/src/features/live/settings';
import type {Block} from '@site/src/lib/markdown';

/** An exercise of the course, as its file in `chapters/` describes it. */
export type Exercise = {
  /** Its file's name without the numbers, and the end of its URL. */
  slug: string;
  /** Number of its chapter. The first is 1. */
  chapter: number;
  /** Its place in the chapter. The first is 1. */
  place: number;
  title: string;
  /** One sentence for search engines and for the map. */
  description: string;
  settings: Settings;
  /** Other settings that the check draws the video with, too. */
  others: Settings[];
  /** What readers are asked to do. */
  task: Block[];
  /** Code that the editor starts with. */
  start: string;
  solution: string;
  /** Why the solution is the way it is. */
  why: Block[];
  /** The program whose frames the reader's have to match. Most of the time, it's the solution. */
  goal: string;
  hints: Block[][];
  /** Frames that are compared, in ascending order. */
  frames: number[];
  /** How much of a frame may differ, in percent of its pixels. */
  threshold: number;
  /** Whether frames have to match. Without it, the goal is an example and the rules decide. */
  isCompared: boolean;
  /** What pixels can't tell, as sentences that `readRule()` understands. */
  rules: string[];
  /** What readers are told when frames differ and they've made a mistake that many make. */
  mistakes: Mistake[];
  /** Whether readers can export their video. */
  canExport: boolean;
};

/** A mistake that the text of the code shows. Whitespace and quotes don't count. */
export type Mistake = {
  /** What the code has, all of it. */
  code: string[];
  /** What the code hasn't, none of it. */
  without: string[];
  /** What readers are told. */
  say: string;
};

/** What links to an exercise need to know of it. */
export type ExerciseLink = Pick<Exercise, 'slug' | 'title' | 'chapter' | 'place'>;
