/** A chapter of the course. Its exercises are the files in `chapters/` that begin with its number. */
export type Chapter = {
  /** The first is 1. */
  number: number;
  title: string;
  /** What readers can do after it, in one sentence. */
  summary: string;
};

/** The chapters of the course, in order. */
export const chapters: Chapter[] = [
  {
    number: 1,
    title: 'Frame and time',
    summary: 'Draw a video as a function of the frame, at any speed and size.',
  },
  {
    number: 2,
    title: 'Motion',
    summary: 'Map frames to values with interpolate(), and let spring() move things naturally.',
  },
  {
    number: 3,
    title: 'Sequences and series',
    summary: 'Put scenes on a timeline, one after the other or on top of each other.',
  },
  {
    number: 4,
    title: 'Text, fonts and images',
    summary: 'Reveal words, fit text into its box, and place images.',
  },
  {
    number: 5,
    title: 'Video and audio',
    summary: 'Trim clips, change their speed, and fade audio in and out.',
  },
  {
    number: 6,
    title: 'Data and props',
    summary: 'Draw charts and cards from data, so that one component makes many videos.',
  },
  {
    number: 7,
    title: 'Transitions and captions',
    summary: 'Join scenes with transitions, and show the words that are spoken.',
  },
  {
    number: 8,
    title: 'Your own video',
    summary: 'Put it all together into a 15-second video, and export the file.',
  },
];
