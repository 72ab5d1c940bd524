/** When each part of the release video is on screen, in frames. */
export const RELEASE_TRACKS = [
  {name: 'Backdrop', from: 0, durationInFrames: 180},
  {name: 'Title', from: 0, durationInFrames: 78},
  {name: 'Chart', from: 66, durationInFrames: 78},
  {name: 'Outro', from: 132, durationInFrames: 48},
] as const;
