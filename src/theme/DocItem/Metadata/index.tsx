// Change: a documentation page is an article for Open Graph, and one without a sidebar gets the
// structured breadcrumbs that the others get from the framework.
import React from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import {Breadcrumbs} from '@site/src/components/StructuredData';

export default function Metadata(): React.ReactNode {
  const {metadata} = useDoc();
  const hasBreadcrumbs = useSidebarBreadcrumbs() !== null;
  return (
    <>
      <OriginalMetadata />
      <Head>
        <meta property="og:type" content="article" />
      </Head>
      {hasBreadcrumbs ? null : (
        <Breadcrumbs items={[{name: 'Docs', path: '/docs/'}, {name: metadata.title}]} />
      )}
    </>
  );
}
