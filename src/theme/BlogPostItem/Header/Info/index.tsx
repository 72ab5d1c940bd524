// Ejected: date and reading time are elements of their own, so that the list can stack them. A post
// has the menu of the page beside them.
import React from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import PageMenu from '@site/src/components/PageMenu';
import PostDate from '@site/src/components/PostDate';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo({className}: Props): React.ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, readingTime, title, editUrl} = metadata;
  return (
    <div className={clsx(styles.info, className)}>
      <PostDate date={date} />
      {readingTime === undefined ? null : <span>{Math.ceil(readingTime)} min read</span>}
      {isBlogPostPage ? (
        <div className={styles.menu}>
          <PageMenu title={title} editUrl={editUrl} />
        </div>
      ) : null}
    </div>
  );
}
