// Change: it is built when the reader is there, not with the page: it holds the whole sidebar.
import React from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';

export default function MobileSidebar(): React.ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const isReaderThere = useReaderIsThere();
  return isReaderThere || shown ? <Original /> : null;
}
