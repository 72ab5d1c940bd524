/** What a render on Lambda does, one after the other. */
export type Step = {
  /** First frame of the animation that shows it. */
  from: number;
  title: string;
  text: string;
};

export const FPS = 30;
export const DURATION = 420;
export const WIDTH = 960;
export const HEIGHT = 720;

/** Parts that the animation splits the video into. */
export const CHUNKS = 12;

/** First frames of the steps. */
export const STARTS = {call: 0, website: 60, split: 120, render: 180, join: 300, store: 360};

export const steps: Step[] = [
  {
    from: STARTS.call,
    title: 'You call one function',
    text: 'renderMediaOnLambda() starts the main function in your AWS account, and comes back with an id for the render.',
  },
  {
    from: STARTS.website,
    title: 'It opens your website',
    text: 'The main function opens the bundle of your project, which lies in an S3 bucket, and asks the composition for its props, size and length.',
  },
  {
    from: STARTS.split,
    title: 'It splits the video',
    text: 'The frames are divided into parts of equal length. For each part another function starts.',
  },
  {
    from: STARTS.render,
    title: 'All parts render at once',
    text: 'Each function draws its frames in a browser of its own and encodes them. It sends progress and the finished part back to the main function as a stream.',
  },
  {
    from: STARTS.join,
    title: 'The parts are joined',
    text: 'The main function puts the parts together. H.264 with AAC is not encoded again for it.',
  },
  {
    from: STARTS.store,
    title: 'The file is stored',
    text: 'It uploads the video to your bucket and ends. Then nothing runs any more, and nothing costs any more but the storage.',
  },
];

/** Number of the step that a frame belongs to, from 0. */
export function stepAt(frame: number): number {
  return Math.max(0, steps.filter(({from}) => from <= frame).length - 1);
}
