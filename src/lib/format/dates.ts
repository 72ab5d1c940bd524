/*
 * Dates in English, in UTC: the same in each time zone. Without `Intl`, whose data a browser reads at
 * the first use: 10 to 20 ms of the first load on a computer, several times that on a phone.
 */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** @throws RangeError if it is no date */
function partsOf(date: string | number): {year: number; month: string; day: number} {
  const moment = new Date(date);
  const month = MONTHS[moment.getUTCMonth()];
  if (!month) {
    throw new RangeError(`"${date}" is no date.`);
  }
  return {year: moment.getUTCFullYear(), month, day: moment.getUTCDate()};
}

/** `August 15, 2022`, of a date in ISO 8601 or in milliseconds since 1970. */
export function longDate(date: string | number): string {
  const {year, month, day} = partsOf(date);
  return `${month} ${day}, ${year}`;
}

/** `Aug 15, 2022` */
export function mediumDate(date: string | number): string {
  const {year, month, day} = partsOf(date);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** `Aug 15` */
export function dayOfYear(date: string | number): string {
  const {month, day} = partsOf(date);
  return `${month.slice(0, 3)} ${day}`;
}

/** `August 2022` */
export function monthOfYear(date: string | number): string {
  const {year, month} = partsOf(date);
  return `${month} ${year}`;
}
