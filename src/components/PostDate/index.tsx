import React from 'react';
import {dayOfYear, longDate} from '@site/src/lib/format/dates';

type Props = {
  /** ISO 8601, in UTC. */
  date: string;
  /** Leaves the year out, below a heading that names it. */
  withoutYear?: boolean;
};

/** The day of a post, the same in each time zone. */
export default function PostDate({date, withoutYear = false}: Props): React.ReactNode {
  return <time dateTime={date}>{withoutYear ? dayOfYear(date) : longDate(date)}</time>;
}
