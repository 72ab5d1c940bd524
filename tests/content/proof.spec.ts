import {expect, test} from '@playwright/test';
import {proofOf, proofs, shownValue, type Proof} from '../../src/data/proof';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string): boolean =>
  DAY.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function isSecureAddress(text: string): boolean {
  try {
    const {protocol, hostname} = new URL(text);
    return protocol === 'https:' && hostname.includes('.');
  } catch {
    return false;
  }
}

/** What is wrong with a number, as sentences that say what to write. */
function problemsOf(proof: Proof, today: string): string[] {
  const {id, value, unit, label, asOf, source, pages} = proof;
  const report = (isWrong: boolean, sentence: string) =>
    isWrong ? [`src/data/proof.ts: ${id}: ${sentence}`] : [];
  return [
    ...report(!Number.isFinite(value) || value <= 0, 'has no number. Write a value above 0.'),
    ...report(!unit.trim() || !label.trim(), 'Say what is counted in unit and label.'),
    ...report(!isDay(asOf), 'has no date. Write the day of the source as 2026-03-20.'),
    ...report(isDay(asOf) && asOf > today, `is from the future (${asOf}). Write a past day.`),
    ...report(!isSecureAddress(source), 'has no source. Write an address with https.'),
    ...report(pages.length === 0, 'is on no page. Show it, or take it out.'),
    ...report(
      pages.some((page) => !page.startsWith('/')),
      'Write pages as routes: /about/.',
    ),
  ];
}

const today = (): string => new Date().toISOString().slice(0, 10);

test('every number has a date, a source and a page that shows it', () => {
  console.log(`${proofs.length} numbers looked at`);
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.flatMap((proof) => problemsOf(proof, today()))).toEqual([]);
  expect(new Set(proofs.map(({id}) => id)).size).toBe(proofs.length);
});

test('a number without date, source or page is refused', () => {
  const good = proofOf('renders');
  const bad: [change: Partial<Proof>, problem: string][] = [
    [{value: Number.NaN}, 'has no number'],
    [{value: 0}, 'has no number'],
    [{unit: ' '}, 'Say what is counted'],
    [{asOf: ''}, 'has no date'],
    [{asOf: 'March 2026'}, 'has no date'],
    [{asOf: '2026-02-30'}, 'has no date'],
    [{asOf: '2999-01-01'}, 'is from the future'],
    [{source: ''}, 'has no source'],
    [{source: 'http://github.com/remotion-dev/remotion'}, 'has no source'],
    [{pages: []}, 'is on no page'],
    [{pages: ['about']}, 'Write pages as routes'],
  ];
  expect(problemsOf(good, today())).toEqual([]);
  for (const [change, problem] of bad) {
    const found = problemsOf({...good, ...change}, today());
    expect(found, JSON.stringify(change)).toHaveLength(1);
    expect(found[0]).toContain(problem);
  }
  console.log(`${bad.length} faulty numbers refused`);
});

test('a number is shown as the source means it', () => {
  expect(shownValue({value: 1_000_000, isAtLeast: true})).toBe('1M+');
  expect(shownValue({value: 40_000, isAtLeast: true})).toBe('40,000+');
  expect(shownValue({value: 12, isAtLeast: false})).toBe('12');
});
