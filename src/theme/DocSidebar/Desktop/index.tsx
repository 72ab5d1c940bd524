// Change: who follows a link sees the page first, and the sidebar with their place in it right after. On a
// phone it doesn't come at all: the framework asks for it before it has looked how wide the window is.
import React, {useDeferredValue} from 'react';
import {useHistory} from '@docusaurus/router';
import Original from '@theme-original/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar/Desktop';

export default function DocSidebarDesktop({path, sidebar, ...props}: Props): React.ReactNode {
  const {action} = useHistory();
  const atFirst = action === 'PUSH' ? null : undefined;
  const shown = useDeferredValue<Props['sidebar'] | null>(sidebar, atFirst);
  const current = useDeferredValue(path);
  return shown && <Original {...props} path={current} sidebar={shown} />;
}
