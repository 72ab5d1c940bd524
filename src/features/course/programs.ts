import type {Preparation, Prepared} from '@site/src/features/live/prepare';

/** What an exercise shows first, prepared when the site is built. Null is code that can't run. */
export type Programs = {start: Prepared | null; goal: Prepared | null};

/** Loads what turns TypeScript into code that runs. */
export const loadPrepare = () => import('@site/src/features/live/prepare');

/** Prepares the code of a reader, with what loads for it. */
export async function prepareAnswer(code: string): Promise<Preparation> {
  try {
    return (await loadPrepare()).prepare(code);
  } catch {
    return {error: {message: 'What runs the code did not load. Check the connection.', line: null}};
  }
}
