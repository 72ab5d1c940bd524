/** Something that is wrong with live code. */
export type LiveError = {
  message: string;
  /** First line of the source is 1. Null when it is not known. */
  line: number | null;
};

/** Name under which the browser lists live code in stack traces. */
export const sourceUrl = (id: number): string => `live-code-${id}.tsx`;

const FRAME = /live-code-\d+\.tsx:(\d+)/;

/** Turns whatever live code threw into a message, with the line if the stack has it. */
export function toLiveError(thrown: unknown): LiveError {
  if (!(thrown instanceof Error)) {
    return {message: `The code threw ${String(thrown)}`, line: null};
  }
  const line = FRAME.exec(thrown.stack ?? '')?.[1];
  return {message: messageOf(thrown), line: line ? Number(line) : null};
}

function messageOf(error: Error): string {
  if (/call stack|too much recursion/i.test(error.message)) {
    return 'A function calls itself without end. Give the recursion a case that stops.';
  }
  return error.name === 'Error' || error.name === 'LoopError'
    ? error.message
    : `${error.name}: ${error.message}`;
}
