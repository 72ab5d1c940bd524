import {expect, test} from '@playwright/test';
import {dayOfYear, longDate, mediumDate, monthOfYear} from '../../src/lib/format/dates';
import {formatNumber} from '../../src/lib/format/numbers';

const intl = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'});

test('dates read as the browser’s own formatter writes them', () => {
  const long = intl({dateStyle: 'long'});
  const medium = intl({dateStyle: 'medium'});
  const day = intl({month: 'short', day: 'numeric'});
  const month = intl({year: 'numeric', month: 'long'});
  const dates = Array.from({length: 800}, (_, index) => Date.UTC(2023, 0, index + 1, 23, 59));
  for (const date of dates) {
    expect(longDate(date)).toBe(long.format(date));
    expect(mediumDate(date)).toBe(medium.format(date));
    expect(dayOfYear(date)).toBe(day.format(date));
    expect(monthOfYear(date)).toBe(month.format(date));
  }
  expect(longDate('2022-08-15')).toBe('August 15, 2022');
  console.log(`${dates.length} days`);
});

test('what is no date is an error', () => {
  expect(() => longDate('soon')).toThrow(RangeError);
});

test('numbers read as the browser’s own formatter writes them', () => {
  const numbers = [0, 7, 999, 1000, 10_240, 1_234_567, 0.5, 12.345, 1000.25, -1234.5];
  for (const number of numbers) {
    for (const maximumFractionDigits of [0, 1, 3]) {
      const expected = new Intl.NumberFormat('en-US', {maximumFractionDigits}).format(number);
      expect(formatNumber(number, maximumFractionDigits)).toBe(expected);
    }
  }
  console.log(`${numbers.length} numbers`);
});
