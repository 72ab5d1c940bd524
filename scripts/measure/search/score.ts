import type {SearchClient} from '../../../plugins/search/client';

export type Kind =
  | 'api-name'
  | 'task'
  | 'error'
  | 'synonym'
  | 'typo'
  | 'prefix'
  /** Two words in the reader's terms. */
  | 'two-words'
  /** What a thing is, or how it differs from another. */
  | 'what-is';

/** A query that people really type, and the page that answers it. */
export type Pair = {
  query: string;
  /** Route below the base URL. */
  page: string;
  /** Pages that answer it as well. */
  also?: string[];
  kind: Kind;
  /** Where people ask for it in public, or where the text comes from. */
  source: string;
};

export type Outcome = Pair & {
  /** Place of the first right hit, from 1; 0 if it is not among the first 20. */
  rank: number;
  /** Addresses of the first hits. */
  found: string[];
};

export type Score = {
  pairs: number;
  /** Shares from 0 to 1. */
  hitAt1: number;
  hitAt5: number;
  /** Mean of 1 / place of the first right hit. */
  mrr: number;
};

/** What the issue asks for. */
export const TARGETS = {hitAt1: 0.8, hitAt5: 0.95, typoHitAt5: 0.85};

const HITS = 20;

/** The interface takes no more characters of a query than this. */
export const MAX_QUERY_LENGTH = 64;

/**
 * Runs each query whose page is published.
 *
 * @param published routes below the base URL
 * @returns outcomes, and the pairs that wait for their page
 */
export async function runPairs(
  client: SearchClient,
  pairs: Pair[],
  published: Set<string>,
): Promise<{outcomes: Outcome[]; pending: Pair[]}> {
  const outcomes: Outcome[] = [];
  const pending: Pair[] = [];
  for (const pair of pairs) {
    if (published.has(pair.page)) {
      outcomes.push(await runPair(client, pair));
    } else {
      pending.push(pair);
    }
  }
  return {outcomes, pending};
}

async function runPair(client: SearchClient, pair: Pair): Promise<Outcome> {
  const query = pair.query.slice(0, MAX_QUERY_LENGTH);
  const {results} = await client.search({requests: [{query, hitsPerPage: HITS}]});
  const found = (results[0]?.hits ?? []).map(({url}) => new URL(url).pathname);
  const right = new Set([pair.page, ...(pair.also ?? [])]);
  return {...pair, rank: found.findIndex((path) => right.has(path)) + 1, found};
}

export function scoreOf(outcomes: Outcome[]): Score {
  const share = (count: number) => (outcomes.length === 0 ? 0 : count / outcomes.length);
  const within = (place: number) => outcomes.filter(({rank}) => rank > 0 && rank <= place).length;
  return {
    pairs: outcomes.length,
    hitAt1: share(within(1)),
    hitAt5: share(within(5)),
    mrr: share(outcomes.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0)),
  };
}

const HEADER = `${'kind'.padEnd(10)} pairs  hit@1  hit@5    MRR`;

/** The overall score, and nothing that gives a query or its page away. */
export function formatTotals(outcomes: Outcome[], pending: Pair[]): string {
  return [
    HEADER,
    formatRow('all', scoreOf(outcomes)),
    `pending: ${pending.length} pairs whose page is not published`,
  ].join('\n');
}

/** A table of the scores, overall and per kind, and what went wrong. */
export function formatReport(outcomes: Outcome[], pending: Pair[]): string {
  const kinds = [...new Set(outcomes.map(({kind}) => kind))].sort();
  const rows: [string, Outcome[]][] = [
    ['all', outcomes],
    ...kinds.map((kind): [string, Outcome[]] => [kind, outcomes.filter((o) => o.kind === kind)]),
  ];
  return [
    HEADER,
    ...rows.map(([name, some]) => formatRow(name, scoreOf(some))),
    `pending: ${pending.length} pairs whose page is not published${list(pending)}`,
    ...outcomes
      .filter(({rank}) => rank !== 1)
      .map(
        ({query, page, rank, found}) =>
          `${rank === 0 ? 'not found' : `place ${rank}`}: "${query}" → ${page}; first is ${found[0] ?? 'nothing'}`,
      ),
  ].join('\n');
}

/** Which pages are waited for: a page that moved would otherwise look like one to come. */
function list(pending: Pair[]): string {
  const pages = [...new Set(pending.map(({page}) => page))].sort();
  return pages.length > 0 ? `: ${pages.join(', ')}` : '';
}

function formatRow(name: string, {pairs, hitAt1, hitAt5, mrr}: Score): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(6);
  return `${name.padEnd(10)} ${String(pairs).padStart(5)} ${percent(hitAt1)} ${percent(hitAt5)}  ${mrr.toFixed(3)}`;
}
