import type {Drawing} from './types';

/** What is drawn for which feature. The facts are those of the pages that show it. */
export const drawings = {
  'recorder-studio': {
    title: 'Scenes in the Studio',
    caption: 'a plus sign adds a scene, and Save writes the list into your code.',
    shows:
      'The Studio as boxes, with the props editor on the right. Two clicks on the plus sign under scenes add two video scenes. A click on Save writes them into remotion/Root.tsx.',
    height: 404,
    durationInFrames: 210,
    stillFrame: 160,
  },
  'recorder-caption-editor': {
    title: 'The caption editor',
    caption: 'click a word, and correct it in its row.',
    shows:
      'A click on a word in the caption opens an editor with one row per word. The last word is corrected from emotion to Remotion, and the caption in the video changes with it.',
    height: 360,
    durationInFrames: 200,
    stillFrame: 126,
  },
  'recorder-chapters': {
    title: 'A chapter starts',
    caption: 'in landscape, the chapters slide in on the side of the webcam.',
    shows:
      'When the second of three chapters starts, the previous, the current and the next chapter slide in above the webcam with their times. After about two seconds they leave.',
    height: 414,
    durationInFrames: 180,
    stillFrame: 118,
  },
  'recorder-cut-middle': {
    title: 'A cut in the middle',
    caption: 'two copies of one take, one shown up to the slip and one from after it.',
    shows:
      'A take with a slip in its middle is copied. The end of the first copy and the start of the second are cut up to the slip, and what is left becomes two scenes.',
    height: 346,
    durationInFrames: 216,
    stillFrame: 170,
  },
  'recorder-endcard': {
    title: 'Two endcards',
    caption: 'the platform chooses the button, and which channel is missing from the list.',
    shows:
      'An endcard with an avatar, a button, a list, and two empty frames of 613 by 343 pixels. For YouTube, the button says Subscribe and LinkedIn is listed. For LinkedIn, it says Connect and YouTube is listed.',
    height: 408,
    durationInFrames: 186,
    stillFrame: 50,
  },
  'recorder-music': {
    title: 'One track for all scenes',
    caption: 'one track under a title, two recordings and an endcard, with its volume below.',
    shows:
      'A title with the track soft, then two recordings and an endcard with previous. The track named Nature runs below all four. It is loud under the title and the endcard, and quiet under the recordings.',
    height: 376,
    durationInFrames: 182,
    stillFrame: 110,
  },
  'recorder-loudness': {
    title: 'Three takes become equally loud',
    caption: 'each take is raised or lowered to −16 LUFS.',
    shows:
      'Three waveforms: one too quiet, one a little too quiet, one too loud. One after the other, they are scaled until they reach the dotted lines at −16 LUFS.',
    height: 314,
    durationInFrames: 184,
    stillFrame: 53,
  },
  'recorder-scenes': {
    title: 'Kinds of scenes',
    caption: 'five kinds of scenes, and the video that they become.',
    shows:
      'Five cards, one for each kind of scene: Recorder, title, video, table of contents and endcard. They move together into one strip, each as wide as it is long, and a playhead runs along it.',
    height: 324,
    durationInFrames: 214,
    stillFrame: 152,
  },
  'recorder-folder-and-id': {
    title: 'Folder and composition ID',
    caption: 'the ID leads a composition to its recordings.',
    shows:
      'On the left the folder public/release-notes with two recordings, on the right a composition in remotion/Root.tsx. When its ID is typed as release-notes, a line connects both, and the two recordings are found.',
    height: 288,
    durationInFrames: 180,
    stillFrame: 130,
  },
  'recorder-sources': {
    title: 'Four sources',
    caption: 'a panel for each source, and R records all of them.',
    shows:
      'The recording interface as boxes, with panels for webcam and display. Two more slide in below, alternative1 and alternative2. After a press on R, a red dot appears in each panel, until R is pressed again.',
    height: 372,
    durationInFrames: 204,
    stillFrame: 122,
  },
  'recorder-crop-target': {
    title: 'The crop target',
    caption: 'what is inside the yellow rectangle remains next to a screen.',
    shows:
      'On the left, the frame of a webcam with a yellow upright rectangle in its middle. On the right, the small webcam next to a screen. Somebody moves into the rectangle, and so appears in full in the small webcam.',
    height: 268,
    durationInFrames: 182,
    stillFrame: 110,
  },
  'recorder-delete-take': {
    title: 'A deleted recording',
    caption:
      'deleting only recording 2 shifts the scenes. Delete scene 2 too, and the others stay right.',
    shows:
      'Five recordings, each connected to a scene. Recording 2 is deleted: scenes 2 to 4 show the next recording and scene 5 has none. Then scene 2 is deleted too, and each scene has its own recording again.',
    height: 352,
    durationInFrames: 240,
    stillFrame: 110,
  },
  'recorder-subtitles': {
    title: 'Words in the video, or a file',
    caption: 'a square video contains the words, a landscape one comes with a file.',
    shows:
      'Two videos are rendered. The words appear in the square one. Below the landscape one, a file named captions.srt appears.',
    height: 392,
    durationInFrames: 184,
    stillFrame: 136,
  },
  'editor-copy-paste': {
    title: 'Copy and paste',
    caption: 'an item on its way through the clipboard. It isn’t a screenshot of the product.',
    shows:
      'A press on C copies an item of the timeline into the clipboard, as a div of type text/html. A press on V adds a copy with a new ID at the top of the timeline.',
    height: 368,
    durationInFrames: 200,
    stillFrame: 150,
  },
  'editor-undo': {
    title: 'Undo and redo',
    caption: 'one drag is one step. It isn’t a screenshot of the product.',
    shows:
      'An item is dragged from 0 to 120. Only when it is released, a second snapshot is added to the first. Undo goes back to the snapshot with 0, and redo to the one with 120.',
    height: 342,
    durationInFrames: 240,
    stillFrame: 112,
  },
  'timeline-tracks': {
    title: 'A timeline',
    caption: 'tracks, items, a playhead and zoom. It isn’t a screenshot of the product.',
    shows:
      'A timeline of three tracks with a ruler, a playhead and a zoom slider. An image is dragged from one track to another. Then the timeline is zoomed in, while the playhead runs.',
    height: 322,
    durationInFrames: 230,
    stillFrame: 160,
  },
} satisfies Record<string, Drawing>;

export type DrawingId = keyof typeof drawings;
