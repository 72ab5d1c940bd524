// Change: structured data. The home page describes the site; a page right below it, the way there.
// Docs, posts and pages further down do without: they have theirs.
import React from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import OriginalLayout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {Breadcrumbs, SiteStructuredData} from '@site/src/components/StructuredData';

export default function Layout(props: Props): React.ReactNode {
  const path = useLocation().pathname.slice(useBaseUrl('/').length);
  const isHome = path === '';
  const isBelowHome = /^[^/]+\/?$/.test(path);
  const {title} = props;
  return (
    <>
      {isHome ? <SiteStructuredData /> : null}
      {title && isBelowHome ? (
        <Breadcrumbs items={[{name: 'Home', path: '/'}, {name: title}]} />
      ) : null}
      <OriginalLayout {...props} />
    </>
  );
}
