// Change: a landmark with a name, so that screen readers can jump to it.
import React from 'react';
import OriginalTOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

export default function TOC(props: Props): React.ReactNode {
  return (
    <nav aria-label="On this page" style={{display: 'contents'}}>
      <OriginalTOC {...props} />
    </nav>
  );
}
