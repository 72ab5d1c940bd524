// Ejected: the original formats the date with `Intl`, which costs each page 10 ms of its first load.
import React from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {mediumDate} from '@site/src/lib/format/dates';

export default function LastUpdated({lastUpdatedAt}: Props): React.ReactNode {
  if (!lastUpdatedAt) {
    return null;
  }
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
          {mediumDate(lastUpdatedAt)}
        </time>
      </b>
    </span>
  );
}
