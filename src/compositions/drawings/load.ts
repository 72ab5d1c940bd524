import type {DrawingId} from './drawings';
import type {Picture} from './types';

/** Where each drawing is. A page loads the one that it shows. */
const modules: Record<DrawingId, () => Promise<{default: Picture}>> = {
  'recorder-studio': () => import('./recorder/Studio'),
  'recorder-caption-editor': () => import('./recorder/CaptionEditor'),
  'recorder-chapters': () => import('./recorder/Chapters'),
  'recorder-cut-middle': () => import('./recorder/CutMiddle'),
  'recorder-endcard': () => import('./recorder/Endcard'),
  'recorder-music': () => import('./recorder/Music'),
  'recorder-loudness': () => import('./recorder/Loudness'),
  'recorder-scenes': () => import('./recorder/Scenes'),
  'recorder-folder-and-id': () => import('./recorder/FolderAndId'),
  'recorder-sources': () => import('./recorder/Sources'),
  'recorder-crop-target': () => import('./recorder/CropTarget'),
  'recorder-delete-take': () => import('./recorder/DeleteTake'),
  'recorder-subtitles': () => import('./recorder/Subtitles'),
  'editor-copy-paste': () => import('./editor/CopyPaste'),
  'editor-undo': () => import('./editor/Undo'),
  'timeline-tracks': () => import('./timeline/Tracks'),
};

export const loadPicture = async (id: DrawingId): Promise<Picture> => (await modules[id]()).default;

/** A drawing as a component for a player. */
export const loadVideo = async (id: DrawingId) => {
  const [{moving}, picture] = await Promise.all([import('./moving'), loadPicture(id)]);
  return {default: moving(picture)};
};
