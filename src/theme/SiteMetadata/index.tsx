// Change: each page names its Markdown and its social image.
import React from 'react';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import {IMAGE_SIZE, imagePath, markdownPath} from '@site/plugins/browser';
import {usePublishedPath} from '@site/src/lib/hooks/usePublishedPath';

export default function SiteMetadata(): React.ReactNode {
  const path = usePublishedPath();
  return (
    <>
      <OriginalSiteMetadata />
      {path === null ? null : <FilesOfPage path={path} />}
    </>
  );
}

function FilesOfPage({path}: {path: string}): React.ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const image = withBaseUrl(imagePath(path), {absolute: true});
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={withBaseUrl(markdownPath(path))} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(IMAGE_SIZE.height)} />
      <meta name="twitter:image" content={image} />
    </Head>
  );
}
