import type {SearchClient} from '../../../plugins/search/client';

/** A question that people ask in public, and the page that answers it. */
export type Pair = {
  question: string;
  /** Route below the base URL. */
  page: string;
  /** Pages that answer it as well. */
  also?: string[];
  /** Where it was asked. */
  source: string;
};

/** A question that was asked in public, and that this documentation has no answer to. */
export type Unanswerable = {
  question: string;
  source: string;
  /** Set if it is close to the topic: about another library, an editor, or something unreleased. */
  near?: boolean;
};

export type Outcome = Pair & {
  /** Place of the right page among the sources, from 1; 0 if it is none of them. */
  rank: number;
  /** Pages of the sources, best first, each once. */
  found: string[];
};

export type Report = {
  outcomes: Outcome[];
  /** Pairs that wait for their page. */
  pending: Pair[];
  /** Questions without an answer, and the pages that were shown for them nevertheless. */
  unanswerable: (Unanswerable & {found: string[]})[];
};

/** What the issue asks for. */
export const TARGETS = {pairs: 60, inFirstThree: 0.9, unanswerable: 15, notFound: 13};

const FIRST = 3;

/**
 * Asks every question whose page is published, and every question without an answer.
 *
 * @param published routes below the base URL
 */
export async function runQuestions(
  client: SearchClient,
  pairs: Pair[],
  unanswerable: Unanswerable[],
  published: Set<string>,
): Promise<Report> {
  const report: Report = {outcomes: [], pending: [], unanswerable: []};
  const pagesFor = async (question: string) => {
    const {sources} = await client.ask(question);
    return [...new Set(sources.map(({url}) => url.replace(/#.*$/, '')))];
  };
  for (const pair of pairs) {
    if (!published.has(pair.page)) {
      report.pending.push(pair);
      continue;
    }
    const found = await pagesFor(pair.question);
    const right = new Set([pair.page, ...(pair.also ?? [])]);
    report.outcomes.push({...pair, found, rank: found.findIndex((page) => right.has(page)) + 1});
  }
  for (const each of unanswerable) {
    report.unanswerable.push({...each, found: await pagesFor(each.question)});
  }
  return report;
}

/** Share, from 0 to 1, of the questions whose page is among the first three sources. */
export function shareInFirst({outcomes}: Report, places = FIRST): number {
  const right = outcomes.filter(({rank}) => rank > 0 && rank <= places).length;
  return outcomes.length === 0 ? 0 : right / outcomes.length;
}

/** How many of the questions without an answer were told so. */
export function countNotFound({unanswerable}: Report): number {
  return unanswerable.filter(({found}) => found.length === 0).length;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** How many were right, and nothing that gives a question or its page away. */
export function formatTotals(report: Report): string {
  const {outcomes, pending} = report;
  return [
    formatScores(report),
    `pending: ${pending.length} of ${outcomes.length + pending.length} questions`,
  ].join('\n');
}

function formatScores(report: Report): string {
  const {outcomes, unanswerable} = report;
  const near = unanswerable.filter((each) => each.near);
  const notFound = countNotFound({...report, unanswerable: near});
  return [
    `questions: ${outcomes.length}, right page first ${percent(shareInFirst(report, 1))}, among the first three sources ${percent(shareInFirst(report))}`,
    `without an answer: ${countNotFound(report)} of ${unanswerable.length} were told "not found"`,
    ...(near.length > 0 ? [`of these, near the topic: ${notFound} of ${near.length}`] : []),
  ].join('\n');
}

export function formatReport(report: Report): string {
  const {outcomes, pending, unanswerable} = report;
  const pages = [...new Set(pending.map(({page}) => page))].sort();
  return [
    formatScores(report),
    `pending: ${pending.length} questions whose page is not published${pages.length > 0 ? `: ${pages.join(', ')}` : ''}`,
    ...outcomes
      .filter(({rank}) => rank === 0 || rank > FIRST)
      .map(({question, page, rank, found}) => {
        const place = rank === 0 ? 'not found' : `place ${rank}`;
        return `${place}: "${question}" → ${page}; shown: ${found.join(', ') || 'nothing'}`;
      }),
    ...unanswerable
      .filter(({found}) => found.length > 0)
      .map(({question, found}) => `answered: "${question}" with ${found.join(', ')}`),
  ].join('\n');
}
