// Ejected: date and reading time are elements of their own, so that the list can stack them.
import React from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import PostDate from '@site/src/components/PostDate';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo({className}: Props): React.ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <div className={clsx(styles.info, className)}>
      <PostDate date={date} />
      {readingTime === undefined ? null : <span>{Math.ceil(readingTime)} min read</span>}
    </div>
  );
}
