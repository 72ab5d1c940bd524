import type {Pixels} from '../drawn';
import type {LiveError} from '../errors';
import type {Prepared} from '../prepare';
import type {FromFrame, ToFrame} from '../protocol';
import type {Settings} from '../settings';

/** What went wrong while frames were drawn. */
export class DrawingError extends Error {
  constructor(readonly error: LiveError) {
    super(error.message);
  }
}

/** Frames that were drawn. */
export type Drawn = {
  /** Their pixels, in the order in which they were asked for. */
  frames: Pixels[];
  /** What seemed wrong meanwhile, such as a style that's NaN. */
  warning: LiveError | null;
};

/**
 * Draws frames of prepared code, at most `MAX_DRAWN_FRAMES`. Rejects with a `DrawingError`.
 */
export type Draw = (prepared: Prepared, settings: Settings, frames: number[]) => Promise<Drawn>;

type DrawingMessage = Extract<FromFrame, {type: 'drawn-frames' | 'draw-failed'}>;

export type Drawing = {
  draw: Draw;
  /** Takes what the frame says about a drawing. */
  hear: (message: DrawingMessage) => void;
  /** Sends what was asked for before the frame was there. */
  onReady: () => void;
  /** Ends all drawings, with what went wrong. */
  fail: (error: LiveError) => void;
};

type Waiting = {
  count: number;
  resolve: (drawn: Drawn) => void;
  reject: (reason: DrawingError) => void;
};

/** The page's side of drawing in the sandboxed frame. */
export function createDrawing(send: (message: ToFrame) => void): Drawing {
  const waiting = new Map<number, Waiting>();
  const unsent: ToFrame[] = [];
  let isReady = false;
  let lastNumber = 0;
  return {
    draw: (prepared, settings, frames) =>
      new Promise((resolve, reject) => {
        const number = ++lastNumber;
        waiting.set(number, {count: frames.length, resolve, reject});
        const message: ToFrame = {type: 'draw', prepared, settings, frames, number};
        if (isReady) {
          send(message);
        } else {
          unsent.push(message);
        }
      }),
    hear: (message) => {
      const request = waiting.get(message.number);
      waiting.delete(message.number);
      if (message.type === 'draw-failed') {
        request?.reject(new DrawingError(message.error));
      } else if (request?.count === message.frames.length) {
        request.resolve({frames: message.frames, warning: message.warning});
      } else {
        request?.reject(new DrawingError({message: 'The frames were not drawn.', line: null}));
      }
    },
    onReady: () => {
      isReady = true;
      unsent.splice(0).forEach(send);
    },
    fail: (error) => {
      isReady = false;
      unsent.length = 0;
      waiting.forEach(({reject}) => reject(new DrawingError(error)));
      waiting.clear();
    },
  };
}
