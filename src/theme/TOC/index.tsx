// Changes: a landmark with a name, so that screen readers can jump to it. And none on a phone, which has it
// folded: the framework asks for this one with each page, before it has looked how wide the window is.
import React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalTOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

/** From here on, the framework shows it beside the page. */
const IS_WIDE = '(width > 996px)';

export default function TOC(props: Props): React.ReactNode {
  const isBrowser = useIsBrowser();
  return isBrowser && !window.matchMedia(IS_WIDE).matches ? null : (
    <nav aria-label="On this page" style={{display: 'contents'}}>
      <OriginalTOC {...props} />
    </nav>
  );
}
