import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {
  decide,
  type Answers,
  type User,
  type Verdict,
} from '../../src/components/LicenseHelper/decide';

const cases: [User, evaluates: boolean | null, Verdict][] = [
  ['individual', null, 'free'],
  ['small-company', null, 'free'],
  ['non-profit', null, 'free'],
  ['company', null, 'unknown'],
  ['company', true, 'free'],
  ['company', false, 'company-license'],
];

test('the license helper decides as the license text does', () => {
  for (const [user, evaluates, verdict] of cases) {
    expect(decide({user, evaluates, resells: false}), `${user}, ${evaluates}`).toBe(verdict);
  }
  console.log(`${cases.length} cases of licenses decided`);
});

test('nobody may resell, and an open question is no verdict', () => {
  const nothing: Answers = {user: null, resells: null, evaluates: null};
  expect(decide(nothing)).toBe('unknown');
  expect(decide({...nothing, user: 'individual'})).toBe('unknown');
  for (const [user] of cases) {
    expect(decide({...nothing, user, resells: true})).toBe('not-allowed');
  }
});

test('every price says when it was true and where to find the current one', () => {
  const page = readFileSync('docs/license.mdx', 'utf8');
  const [before, ...sections] = page.split(/^(?=## )/m);
  const priced = sections.filter((section) => section.includes('$'));
  expect(before).not.toContain('$');
  expect(priced.length).toBeGreaterThan(0);
  for (const section of priced) {
    expect(section).toMatch(/^## .*\n\nAs of [A-Z][a-z]+ 20\d\d, in US dollars:/);
    expect(section).toContain('](https://www.remotion.pro/license)');
  }
  console.log(`${page.match(/\$[\d.]+/g)!.length} prices dated`);
});
