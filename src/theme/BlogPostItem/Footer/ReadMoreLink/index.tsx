// Ejected: the text of the link says what it leads to, also out of context, and is its name.
import React from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

export default function BlogPostItemFooterReadMoreLink({
  blogPostTitle,
  ...linkProps
}: Props): React.ReactNode {
  return (
    <Link {...linkProps} aria-label={`Read the post: ${blogPostTitle}`}>
      <b>Read the post</b>
    </Link>
  );
}
