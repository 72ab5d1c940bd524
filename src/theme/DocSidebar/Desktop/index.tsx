// Change: who follows a link sees the page first, and the sidebar with their place in it right after.
import React, {useDeferredValue} from 'react';
import {useHistory} from '@docusaurus/router';
import Original from '@theme-original/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar/Desktop';

const EMPTY: Props['sidebar'] = [];

export default function DocSidebarDesktop({path, sidebar, ...props}: Props): React.ReactNode {
  const {action} = useHistory();
  const shown = useDeferredValue(sidebar, action === 'PUSH' ? EMPTY : undefined);
  const current = useDeferredValue(path);
  return <Original {...props} path={current} sidebar={shown} />;
}
