import type {DrawingId} from './drawings';
import CopyPaste from './editor/CopyPaste';
import Undo from './editor/Undo';
import CaptionEditor from './recorder/CaptionEditor';
import Chapters from './recorder/Chapters';
import CropTarget from './recorder/CropTarget';
import CutMiddle from './recorder/CutMiddle';
import DeleteTake from './recorder/DeleteTake';
import Endcard from './recorder/Endcard';
import FolderAndId from './recorder/FolderAndId';
import Loudness from './recorder/Loudness';
import Music from './recorder/Music';
import Scenes from './recorder/Scenes';
import Sources from './recorder/Sources';
import Studio from './recorder/Studio';
import Subtitles from './recorder/Subtitles';
import Tracks from './timeline/Tracks';
import type {Picture} from './types';

/** All drawings at once, for the build and for tests. Pages load theirs with `load.ts`. */
export const pictures: Record<DrawingId, Picture> = {
  'recorder-studio': Studio,
  'recorder-caption-editor': CaptionEditor,
  'recorder-chapters': Chapters,
  'recorder-cut-middle': CutMiddle,
  'recorder-endcard': Endcard,
  'recorder-music': Music,
  'recorder-loudness': Loudness,
  'recorder-scenes': Scenes,
  'recorder-folder-and-id': FolderAndId,
  'recorder-sources': Sources,
  'recorder-crop-target': CropTarget,
  'recorder-delete-take': DeleteTake,
  'recorder-subtitles': Subtitles,
  'editor-copy-paste': CopyPaste,
  'editor-undo': Undo,
  'timeline-tracks': Tracks,
};
