// Change: below a post, readers are asked whether it helped.
import React from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalFooter from '@theme-original/BlogPostItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';

export default function BlogPostItemFooter(): React.ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      <OriginalFooter />
      {isBlogPostPage ? <PageFeedback title={metadata.title} /> : null}
    </>
  );
}
