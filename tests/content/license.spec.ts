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
