// Change: the three archives say in their titles and descriptions which blog they list.
import React from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import OriginalBlogArchivePage from '@theme-original/BlogArchivePage';
import type {Props} from '@theme/BlogArchivePage';
import {Breadcrumbs} from '@site/src/components/StructuredData';

// An archive is not told the title of its blog; these are the ids in docusaurus.config.ts.
const BLOGS: Record<string, {name: string; posts: string}> = {
  default: {name: 'Blog', posts: 'posts of the Remotion blog'},
  learn: {name: 'Learn', posts: 'tutorials about Remotion'},
  'success-stories': {name: 'Success stories', posts: 'stories of teams that use Remotion'},
};

export default function BlogArchivePage(props: Props): React.ReactNode {
  const {id} = useRouteContext().plugin;
  const {pathname} = useLocation();
  const {name, posts} = BLOGS[id] ?? {name: id, posts: 'posts'};
  return (
    <>
      <OriginalBlogArchivePage {...props} />
      <PageMetadata
        title={`${name}: archive`}
        description={`All ${posts} on one page, sorted by the year in which they appeared.`}
      />
      <Breadcrumbs
        items={[{name, path: pathname.replace(/\/archive\/?$/, '')}, {name: 'Archive'}]}
      />
    </>
  );
}
