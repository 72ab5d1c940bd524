/** Questions that the documentation answers, as a start. A test asks them all. */
export const SUGGESTIONS = [
  'How do I fade the volume in and out?',
  'How do I play videos in sequence?',
  'How can I show captions word by word?',
  'How do I wait for data before a frame is rendered?',
];
