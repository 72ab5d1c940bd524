// Ejected: the framework's archive has the same title for each blog, and lists old posts first.
import React from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogArchivePage';
import PostDate from '@site/src/components/PostDate';
import SimplePage from '@site/src/components/SimplePage';
import {Breadcrumbs} from '@site/src/components/StructuredData';
import {blogOf} from '@site/src/data/blogs';
import styles from './styles.module.css';

type Post = Props['archive']['blogPosts'][number];

export default function BlogArchivePage({archive}: Props): React.ReactNode {
  const {title, noun} = blogOf(useRouteContext().plugin.id);
  const posts = archive.blogPosts;
  const years = groupByYear(posts);
  const {pathname} = useLocation();
  return (
    <SimplePage title={`${title}: archive`} description={summary(posts, years, noun)}>
      <Breadcrumbs
        items={[{name: title, path: pathname.replace(/\/archive\/?$/, '')}, {name: 'Archive'}]}
      />
      {years.map(([year, ofYear]) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {ofYear.map(({metadata}) => (
              <li key={metadata.permalink}>
                <PostDate date={metadata.date} withoutYear />
                <div>
                  <Link to={metadata.permalink}>{metadata.title}</Link>
                  <p>{metadata.description}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SimplePage>
  );
}

/** Posts by year, newest first. The posts come sorted that way. */
function groupByYear(posts: readonly Post[]): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

function summary(
  posts: readonly Post[],
  years: [string, Post[]][],
  [one, many]: [string, string],
): string {
  const [newest] = years[0] ?? [];
  const [oldest] = years.at(-1) ?? [];
  if (posts.length === 1) {
    return `The one ${one} so far, with its date and a summary.`;
  }
  const span = newest === oldest ? `from ${newest}` : `from ${oldest} to ${newest}`;
  return `${posts.length} ${many} ${span} on one page, with dates and summaries, newest first.`;
}
