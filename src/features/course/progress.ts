import {fieldsOf} from '@site/src/lib/fields';

/** What a reader has done in the course. */
export type Progress = {
  /** Slugs of the exercises that passed. */
  done: string[];
  /** Code by the slug of the exercise, where it isn't the start. */
  code: Record<string, string>;
};

/** Name of the entry in the browser's storage. */
export const STORAGE_KEY = 'course:first-video';

/** Longest code that is kept of an exercise, in characters. */
const MAX_CODE_LENGTH = 60_000;

export const NOTHING: Progress = {done: [], code: {}};

/** The text of a file, or of the storage's entry, with a reader's progress. */
export const writeProgress = (progress: Progress): string =>
  `${JSON.stringify({course: 'first-video', ...progress}, null, 2)}\n`;

/** Reads progress. Null when the text is none of this course. */
export function readProgress(text: string): Progress | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const {course, done, code} = fieldsOf(data);
  if (course !== 'first-video' || !Array.isArray(done)) {
    return null;
  }
  const entries = Object.entries(fieldsOf(code)).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1].length <= MAX_CODE_LENGTH,
  );
  return {
    done: done.filter((slug) => typeof slug === 'string'),
    code: Object.fromEntries(entries),
  };
}

/** Both together. Where both have code of an exercise, the second one's stays. */
export const mergeProgress = (before: Progress, after: Progress): Progress => ({
  done: [...new Set([...before.done, ...after.done])],
  code: {...before.code, ...after.code},
});
