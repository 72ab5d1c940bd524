// Change: the menu of phones gets the sidebar when the reader is there, not with the page.
import React from 'react';
import Original from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';

export default function DocSidebarMobile(props: Props): React.ReactNode {
  return useReaderIsThere() ? <Original {...props} /> : null;
}
