import React from 'react';

const YEAR_TOO = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});
const DAY_ONLY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

type Props = {
  /** ISO 8601, in UTC. */
  date: string;
  /** Leaves the year out, below a heading that names it. */
  withoutYear?: boolean;
};

/** The day of a post, the same in each time zone. */
export default function PostDate({date, withoutYear = false}: Props): React.ReactNode {
  const format = withoutYear ? DAY_ONLY : YEAR_TOO;
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
