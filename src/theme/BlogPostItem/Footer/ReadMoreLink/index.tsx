// Ejected: the text of the link says what it leads to, also out of context, and is its name.
import React from 'react';
import Link from '@docusaurus/Link';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import {blogOf} from '@site/src/data/blogs';

export default function BlogPostItemFooterReadMoreLink({
  blogPostTitle,
  ...linkProps
}: Props): React.ReactNode {
  const {noun} = blogOf(useRouteContext().plugin.id);
  const text = `Read the ${noun[0]}`;
  return (
    <Link {...linkProps} aria-label={`${text}: ${blogPostTitle}`}>
      <b>{text}</b>
    </Link>
  );
}
