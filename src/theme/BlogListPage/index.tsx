// Ejected: the framework's list has no heading of its own, and a wrap cannot reach into its layout.
import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useRouteContext from '@docusaurus/useRouteContext';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogListPage';
import {blogOf, type Blog} from '@site/src/data/blogs';
import styles from './styles.module.css';

export default function BlogListPage(props: Props): React.ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, totalPages, totalCount} = metadata;
  const {path, noun, start, heading = blogTitle} = blogOf(useRouteContext().plugin.id);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata
        title={page === 1 ? blogTitle : `${blogTitle}, page ${page}`}
        description={blogDescription}
      />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <h1>{heading}</h1>
          <p>{blogDescription}</p>
          <p className={styles.ways}>
            {totalPages > 1 ? (
              <span>
                Page {page} of {totalPages}
              </span>
            ) : null}
            <Link to={`/${path}/archive`}>
              {totalCount === 1 ? 'Archive' : `All ${totalCount} ${noun[1]}`}
            </Link>
            <a href={useBaseUrl(`/${path}/rss.xml`)}>RSS</a>
          </p>
        </header>
        {start ? <Start {...start} /> : null}
        <div className={styles.list}>
          <BlogPostItems items={items} />
        </div>
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

function Start({to, title, text, image}: NonNullable<Blog['start']>): React.ReactNode {
  return (
    <section className={styles.start}>
      <img src={useBaseUrl(image)} alt="" aria-hidden="true" width={1280} height={720} />
      <div>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
