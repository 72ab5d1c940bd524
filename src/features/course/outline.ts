/** A chapter of the course. Its exercises are the files in `chapters/` that begin with its number. */
export type Chapter = {
  /** The first is 1. */
  number: number;
  title: string;
  /** What readers can do after it, in one sentence. */
  summary: string;
  /** How long it takes, with a few wrong answers on the way. */
  minutes: number;
};

/** The chapters of the course, in order. */
export const chapters: Chapter[] = [
  {
    number: 1,
    title: 'Frame and time',
    summary: 'Draw a video as a function of the frame, at any speed and size.',
    minutes: 10,
  },
  {
    number: 2,
    title: 'Motion',
    summary: 'Map frames to values with interpolate(), and let spring() move things naturally.',
    minutes: 10,
  },
  {
    number: 3,
    title: 'Sequences and series',
    summary: 'Put scenes on a timeline, one after the other or on top of each other.',
    minutes: 10,
  },
  {
    number: 4,
    title: 'Text and images',
    summary: 'Reveal words, fit text into its box, and place images.',
    minutes: 8,
  },
  {
    number: 5,
    title: 'Video and volume',
    summary: 'Trim clips, change their speed, and draw the volume that fades a song in and out.',
    minutes: 5,
  },
  {
    number: 6,
    title: 'Data and props',
    summary: 'Draw charts and cards from data, so that one component makes many videos.',
    minutes: 9,
  },
  {
    number: 7,
    title: 'Transitions and captions',
    summary: 'Join scenes with transitions, and show the words that are spoken.',
    minutes: 10,
  },
  {
    number: 8,
    title: 'Your own video',
    summary: 'Put it all together into a 15-second video, and export the file.',
    minutes: 16,
  },
];
