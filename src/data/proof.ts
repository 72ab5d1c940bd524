import {formatNumber} from '../lib/format/numbers';

/** A public number that a page puts beside what it claims. */
export type Proof = {
  id: string;
  value: number;
  /** Whether the source says that it's at least this many. Readers see `300+`. */
  isAtLeast: boolean;
  /** What is counted, as the words behind the number: `300+ companies`. */
  unit: string;
  /** One clause that says what the number means. */
  label: string;
  /** The day on which the source said so, as in `2026-03-20`. */
  asOf: string;
  /** A public page that shows the number. */
  source: string;
  /** Routes that show it. A browser test looks there. */
  pages: readonly string[];
};

const REPOSITORY = 'https://github.com/remotion-dev/remotion';

const entries = {
  renders: {
    value: 1_000_000,
    isAtLeast: true,
    unit: 'videos a month',
    label: 'rendered with Remotion',
    asOf: '2026-03-20',
    source: `${REPOSITORY}/pull/6891`,
    pages: ['/', '/about/'],
  },
  customers: {
    value: 300,
    isAtLeast: true,
    unit: 'companies',
    label: 'are customers',
    asOf: '2026-06-14',
    source: `${REPOSITORY}/pull/8423`,
    pages: ['/'],
  },
  stars: {
    value: 40_000,
    isAtLeast: true,
    unit: 'GitHub stars',
    label: 'on the source code',
    asOf: '2026-03-20',
    source: `${REPOSITORY}/pull/6891`,
    pages: ['/'],
  },
  // `npm view remotion time --json` lists them. What is no stable version doesn't count.
  releases: {
    value: 600,
    isAtLeast: true,
    unit: 'releases',
    label: 'on npm since 2021',
    asOf: '2026-11-24',
    source: 'https://www.npmjs.com/package/remotion?activeTab=versions',
    pages: ['/'],
  },
  // GitHub numbers issues, pull requests and discussions of a repository in one row.
  threads: {
    value: 11_000,
    isAtLeast: true,
    unit: 'public threads',
    label: 'on bugs and ideas',
    asOf: '2026-09-07',
    source: `${REPOSITORY}/pull/11144`,
    pages: ['/', '/about/'],
  },
  // With 1,080 frames and 2,048 MB for each function, which were warm. /blog/3-0 says so too.
  'two-hours-on-lambda': {
    value: 12,
    isAtLeast: false,
    unit: 'minutes',
    label: 'for a two-hour video on Lambda',
    asOf: '2022-04-26',
    source: `${REPOSITORY}/blob/main/packages/docs/blog/2022-04-26-remotion-3-0.mdx`,
    pages: ['/', '/lambda/'],
  },
} satisfies Record<string, Omit<Proof, 'id'>>;

export type ProofId = keyof typeof entries;

export const proofs: Proof[] = Object.entries(entries).map(([id, entry]) => ({id, ...entry}));

/** The number with an id. */
export function proofOf(id: ProofId): Proof {
  return {id, ...entries[id]};
}

/** The number as readers see it: `1M+`, `40,000+`, `12`. */
export function shownValue({value, isAtLeast}: Pick<Proof, 'value' | 'isAtLeast'>): string {
  const number = value % 1_000_000 === 0 ? `${value / 1_000_000}M` : formatNumber(value);
  return isAtLeast ? `${number}+` : number;
}
