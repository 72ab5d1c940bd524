// Change: isn't built on a phone, which has it folded. The framework asks for it with each page, before it has
// looked how wide the window is.
import React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalDesktop from '@theme-original/DocItem/TOC/Desktop';

/** From here on, it stands beside the page. */
const IS_WIDE = '(width > 996px)';

export default function DocItemTOCDesktop(): React.ReactNode {
  const isBrowser = useIsBrowser();
  return isBrowser && !window.matchMedia(IS_WIDE).matches ? null : <OriginalDesktop />;
}
