// Change: below the page, readers are asked whether it helped.
import React from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';

export default function DocItemFooter(): React.ReactNode {
  return (
    <>
      <OriginalFooter />
      <PageFeedback title={useDoc().metadata.title} />
    </>
  );
}
