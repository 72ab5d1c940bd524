/** Who uses the toolkit, in the words of the license text. */
export type User = 'individual' | 'small-company' | 'company' | 'non-profit';

export type Answers = {
  user: User | null;
  /** Whether Remotion's code is copied or modified to sell, rent, license or sublicense a version. */
  resells: boolean | null;
  /** Whether a company is still evaluating Remotion, without commercial use yet. */
  evaluates: boolean | null;
};

export type Verdict = 'unknown' | 'free' | 'company-license' | 'not-allowed';

/**
 * Which license an answer leads to. Source: sections “Eligibility” and “Disallowed use cases” of
 * LICENSE.md in the repository of Remotion.
 */
export function decide({user, resells, evaluates}: Answers): Verdict {
  if (resells) {
    return 'not-allowed';
  }
  if (user === null || resells === null) {
    return 'unknown';
  }
  if (user !== 'company') {
    return 'free';
  }
  if (evaluates === null) {
    return 'unknown';
  }
  return evaluates ? 'free' : 'company-license';
}
