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
    text: 'renderMediaOnLambda() starts the main function in your AWS account and returns an ID for the render.',
  },
  {
    from: STARTS.website,
    title: 'It opens your site',
    text: 'The main function opens your project’s bundle from your S3 bucket and gets the composition’s props, size and length.',
  },
  {
    from: STARTS.split,
    title: 'It splits the video',
    text: 'It divides the frames into parts of equal length and starts a function for each part.',
  },
  {
    from: STARTS.render,
    title: 'All parts render at once',
    text: 'Each function renders its frames in its own browser and encodes them. It streams its progress and the finished part back to the main function.',
  },
  {
    from: STARTS.join,
    title: 'It joins the parts',
    text: 'The main function puts the parts together. For H.264 with AAC, nothing is encoded twice.',
  },
  {
    from: STARTS.store,
    title: 'It uploads your video',
    text: 'The video lands in your bucket and the function stops. From then on, you pay AWS only for storage.',
  },
];

/** Number of the step that a frame belongs to, from 0. */
export function stepAt(frame: number): number {
  return Math.max(0, steps.filter(({from}) => from <= frame).length - 1);
}
