import {explainReactError} from './react-errors';
import {explainThrown} from './thrown-errors';

/** Something that is wrong with live code. */
export type LiveError = {
  message: string;
  /** First line of the source is 1. Null when it is not known. */
  line: number | null;
  /** Frame that was drawn when it happened; the first is 0. Missing where no frame was drawn. */
  frame?: number;
};

/** Name under which the browser lists live code in stack traces. */
export const sourceUrl = (id: number): string => `live-code-${id}.tsx`;

const STACK_LINE = /live-code-\d+\.tsx:(\d+)/;

/**
 * Turns whatever live code threw into a message, with the line if the stack has it.
 *
 * @param frame that was drawn when it was thrown, if one was
 */
export function toLiveError(thrown: unknown, frame?: number): LiveError {
  if (thrown instanceof FailedFrame) {
    return toLiveError(thrown.thrown, thrown.frame);
  }
  const where = frame === undefined ? {} : {frame};
  if (!(thrown instanceof Error)) {
    return {message: `The code threw ${String(thrown)}`, line: null, ...where};
  }
  return {message: messageOf(thrown), line: sourceLineOf(thrown.stack), ...where};
}

/** The line of live code in a stack trace. Null when there is none. */
export function sourceLineOf(stack = ''): number | null {
  const line = STACK_LINE.exec(stack)?.[1];
  return line ? Number(line) : null;
}

/** What code threw while one frame of it was drawn. */
export class FailedFrame extends Error {
  constructor(
    readonly thrown: unknown,
    readonly frame: number,
  ) {
    super(`Frame ${frame} could not be drawn`);
  }
}

/** Where an error happened, in words: "Line 6, frame 61". Null when nothing is known. */
export function placeOf({line, frame}: LiveError): string | null {
  const parts = [
    ...(line === null ? [] : [`line ${line}`]),
    ...(frame === undefined ? [] : [`frame ${frame}`]),
  ].join(', ');
  return parts === '' ? null : parts[0]!.toUpperCase() + parts.slice(1);
}

function messageOf(error: Error): string {
  if (/call stack|too much recursion/i.test(error.message)) {
    return 'A function calls itself without end. Give the recursion a case that stops.';
  }
  return (
    explainReactError(error) ??
    explainThrown(error) ??
    (error.name === 'Error' || error.name === 'LoopError'
      ? error.message
      : `${error.name}: ${error.message}`)
  );
}
