import type {ErrorMatcher} from '../../../plugins/errors/client/matcher';

/** An error that somebody posted in public, and the page that helps. */
export type PostedError = {
  /** As it was posted. Names and account numbers are replaced. */
  text: string;
  /** Route of the page. */
  page: string;
  /** Pages that help as well. */
  also?: string[];
  /** Where it was posted. */
  source: string;
};

/** What the issue asks for: the right page first. */
export const TARGET = 0.9;

export type Report = {
  errors: PostedError[];
  /** Those whose page doesn't come first, with the page that does. */
  missed: (PostedError & {found: string | null})[];
};

/** Asks the matcher for each error. */
export function scoreErrors(matcher: ErrorMatcher, errors: PostedError[]): Report {
  const missed = errors.flatMap((error) => {
    const found = matcher.match(error.text)[0]?.entry.page ?? null;
    const isRight = found !== null && [error.page, ...(error.also ?? [])].includes(found);
    return isRight ? [] : [{...error, found}];
  });
  return {errors, missed};
}

/** Totals in one line. */
export function formatTotals({errors, missed}: Report): string {
  const right = errors.length - missed.length;
  const share = errors.length > 0 ? (100 * right) / errors.length : 0;
  return `${right} of ${errors.length} find their page first: ${share.toFixed(1)} % (target ${100 * TARGET} %)`;
}

/** Totals, and each error that was missed. */
export const formatReport = (report: Report): string =>
  [
    formatTotals(report),
    ...report.missed.map(
      ({text, page, found, source}) =>
        `  ${text.slice(0, 90).replaceAll('\n', ' ')} (${source}): ${found ?? 'nothing'}, not ${page}`,
    ),
  ].join('\n');
