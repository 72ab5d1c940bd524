// Change: it is built when the reader is there, not with the page: it holds the whole sidebar. Open, it
// is a dialog.
import React from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';
import {useDrawer} from './useDrawer';

export default function MobileSidebar(): React.ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const isReaderThere = useReaderIsThere();
  const isBuilt = isReaderThere || shown;
  useDrawer(shown, toggle);
  return isBuilt ? <Original /> : null;
}
