// Change: structured data. The home page describes the site; a page with a title of its own, the
// way to it. Docs and posts do without: they have theirs.
import React from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import OriginalLayout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {Breadcrumbs, SiteStructuredData} from '@site/src/components/StructuredData';

export default function Layout(props: Props): React.ReactNode {
  const isHome = useLocation().pathname === useBaseUrl('/');
  const {title} = props;
  return (
    <>
      {isHome ? <SiteStructuredData /> : null}
      {title && !isHome ? <Breadcrumbs items={[{name: 'Home', path: '/'}, {name: title}]} /> : null}
      <OriginalLayout {...props} />
    </>
  );
}
