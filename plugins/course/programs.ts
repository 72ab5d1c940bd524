import {createHash} from 'node:crypto';
import {prepareCode, type Exercise, type Programs} from '../../src/build';

/**
 * Prepares what an exercise shows first, so that its page needs nothing that reads TypeScript before
 * a reader changes the code.
 */
export const programsOf = ({start, goal}: Exercise): Programs => ({
  start: programOf(start),
  goal: programOf(goal),
});

/** @returns null for code that can't run: the page then says why */
function programOf(code: string): Programs['start'] {
  // The code is the site's own, and each build gives its guard the same name.
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 32);
  const result = prepareCode(code, `guard_${hash}`);
  return 'prepared' in result ? result.prepared : null;
}
