import {fieldsOf} from '../../lib/fields';
import {DRAWN_SIZE, type Pixels} from './drawn';
import type {LiveError} from './errors';
import {GUARD_NAME} from './guard';
import type {Prepared} from './prepare';
import {isSettings, type Settings} from './settings';

/** What the page asks of the sandboxed frame. */
export type ToFrame =
  | {type: 'run'; prepared: Prepared; settings: Settings}
  | {type: 'settings'; settings: Settings}
  /** The number is of the page's own counting: the frame says which seek it has done. */
  | {type: 'seek'; frame: number; number: number}
  | {type: 'key'; key: string; shiftKey: boolean}
  | {type: 'toggle'}
  | {type: 'play'}
  | {type: 'pause'}
  | {type: 'export'}
  | {type: 'cancel-export'}
  /** What to show beside the preview, in the preview's settings. */
  | {type: 'goal'; prepared: Prepared}
  /** The share of the goal is what shows of it where it lies over the preview, from 0 to 1. */
  | {type: 'view'; view: View; share: number}
  /** The number is of the page's own counting: the frame says which request it answers. */
  | {type: 'draw'; prepared: Prepared; settings: Settings; frames: number[]; number: number}
  | {type: 'ping'};

const VIEWS = ['apart', 'onion', 'difference'] as const;

/** How a preview and its goal are shown: side by side, or the goal over the preview. */
export type View = (typeof VIEWS)[number];

/**
 * What the frame tells the page. Code in the frame can send the same: none of it may be more than
 * shown, and no bytes are kept that were not asked for.
 */
export type FromFrame =
  | {type: 'ready'}
  /** The code that was run has drawn its first frame. */
  | {type: 'drawn'}
  | {type: 'error'; error: LiveError | null}
  /** Where the picture is, and the last seek that led there, 0 for none. */
  | {type: 'playback'; frame: number; isPlaying: boolean; seek: number}
  | {type: 'progress'; done: number; total: number}
  | {type: 'exported'; bytes: ArrayBuffer; mimeType: VideoType}
  | {type: 'export-failed'; error: LiveError}
  /** Frames of the request with the number, in its order. */
  | {type: 'drawn-frames'; number: number; frames: Pixels[]; warning: LiveError | null}
  | {type: 'draw-failed'; number: number; error: LiveError}
  | {type: 'pong'};

export type VideoType = 'video/mp4' | 'video/webm';

const MAX_MESSAGE_LENGTH = 2000;

/** The most frames that are drawn at once. */
export const MAX_DRAWN_FRAMES = 64;

/** Reads a message that arrived from the frame. Null when it is none that the frame sends. */
export function readFromFrame(data: unknown): FromFrame | null {
  const fields = fieldsOf(data);
  switch (fields.type) {
    case 'ready':
    case 'drawn':
    case 'pong':
      return {type: fields.type};
    case 'error':
      return fields.error === null || readError(fields.error)
        ? {type: 'error', error: readError(fields.error)}
        : null;
    case 'playback':
      return isCount(fields.frame) && typeof fields.isPlaying === 'boolean' && isCount(fields.seek)
        ? {
            type: 'playback',
            frame: fields.frame,
            isPlaying: fields.isPlaying,
            seek: fields.seek,
          }
        : null;
    case 'progress':
      return isCount(fields.done) && isCount(fields.total)
        ? {type: 'progress', done: fields.done, total: fields.total}
        : null;
    case 'exported':
      return fields.bytes instanceof ArrayBuffer &&
        (fields.mimeType === 'video/mp4' || fields.mimeType === 'video/webm')
        ? {type: 'exported', bytes: fields.bytes, mimeType: fields.mimeType}
        : null;
    case 'export-failed': {
      const error = readError(fields.error);
      return error ? {type: 'export-failed', error} : null;
    }
    case 'drawn-frames': {
      const frames = readList(fields.frames, readPixels);
      return isCount(fields.number) && frames
        ? {
            type: 'drawn-frames',
            number: fields.number,
            frames,
            warning: readError(fields.warning),
          }
        : null;
    }
    case 'draw-failed': {
      const error = readError(fields.error);
      return isCount(fields.number) && error
        ? {type: 'draw-failed', number: fields.number, error}
        : null;
    }
    default:
      return null;
  }
}

/** Reads a message that arrived in the frame. Null when it is none that the page sends. */
export function readToFrame(data: unknown): ToFrame | null {
  const fields = fieldsOf(data);
  switch (fields.type) {
    case 'toggle':
    case 'play':
    case 'pause':
    case 'export':
    case 'cancel-export':
    case 'ping':
      return {type: fields.type};
    case 'seek':
      return isCount(fields.frame) && isCount(fields.number)
        ? {type: 'seek', frame: fields.frame, number: fields.number}
        : null;
    case 'key':
      return typeof fields.key === 'string' && typeof fields.shiftKey === 'boolean'
        ? {type: 'key', key: fields.key, shiftKey: fields.shiftKey}
        : null;
    case 'settings':
      return isSettings(fields.settings) ? {type: 'settings', settings: fields.settings} : null;
    case 'run': {
      const prepared = readPrepared(fields.prepared);
      return prepared && isSettings(fields.settings)
        ? {type: 'run', prepared, settings: fields.settings}
        : null;
    }
    case 'goal': {
      const prepared = readPrepared(fields.prepared);
      return prepared ? {type: 'goal', prepared} : null;
    }
    case 'view': {
      const view = VIEWS.find((each) => each === fields.view);
      return view && isCount(fields.share) && fields.share <= 1
        ? {type: 'view', view, share: fields.share}
        : null;
    }
    case 'draw': {
      const prepared = readPrepared(fields.prepared);
      const frames = readList(fields.frames, (frame) => (isCount(frame) ? frame : null));
      return prepared && isSettings(fields.settings) && frames && isCount(fields.number)
        ? {type: 'draw', prepared, settings: fields.settings, frames, number: fields.number}
        : null;
    }
    default:
      return null;
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const shorten = (text: string): string => text.slice(0, MAX_MESSAGE_LENGTH);

const readLine = (line: unknown): number | null => (isCount(line) ? line : null);

function readError(data: unknown): LiveError | null {
  const {message, line, frame} = fieldsOf(data);
  return typeof message === 'string'
    ? {
        message: shorten(message),
        line: readLine(line),
        ...(isCount(frame) ? {frame} : {}),
      }
    : null;
}

/** A list of which each item could be read, and that is no longer than anyone asks for. */
function readList<Item>(data: unknown, read: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(data) || data.length > MAX_DRAWN_FRAMES) {
    return null;
  }
  const items = data.map(read).filter((item) => item !== null);
  return items.length === data.length ? items : null;
}

function readPixels(value: unknown): Pixels | null {
  const {width, height, data} = fieldsOf(value);
  return isSide(width) &&
    isSide(height) &&
    data instanceof Uint8ClampedArray &&
    data.length === width * height * 4
    ? {width, height, data}
    : null;
}

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && isCount(value) && value >= 1 && value <= DRAWN_SIZE;

function readPrepared(data: unknown): Prepared | null {
  const fields = fieldsOf(data);
  return typeof fields.code === 'string' &&
    typeof fields.guard === 'string' &&
    GUARD_NAME.test(fields.guard) &&
    Array.isArray(fields.modules) &&
    fields.modules.every((name) => typeof name === 'string')
    ? {
        code: fields.code,
        modules: fields.modules,
        guard: fields.guard,
        brokenLine: readLine(fields.brokenLine),
      }
    : null;
}
