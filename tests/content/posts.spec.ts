import {expect, test} from '@playwright/test';
import {scanMarkdown} from '../../scripts/content/markdown';
import {checkPosts} from '../../scripts/content/posts';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {readMarkdown} from '../../scripts/content/project';
import {publishedPosts} from './published-posts';

test('each published post is at its address, with its date', () => {
  const {posts, problems} = checkPosts(readMarkdown(Object.keys(publishedPosts)), publishedPosts);
  console.log(
    `posts: ${count(posts, 'post')} of ${Object.keys(publishedPosts).join(', ')} checked`,
  );
  expectNoProblems(problems);
  expect(Object.keys(publishedPosts.blog!).length).toBeGreaterThanOrEqual(25);
  expect(Object.keys(publishedPosts['success-stories']!).length).toBeGreaterThanOrEqual(5);
});

test('a lost, an unknown and a post of another day are reported', () => {
  const post = (file: string, slug: string, date: string) =>
    scanMarkdown(file, `---\nslug: ${slug}\ndate: ${date}\n---\n\nText.\n`);
  const {posts, problems} = checkPosts(
    [
      post('blog/2021-02-08-first.mdx', 'first', '2021-02-08'),
      post('blog/2021-02-11-second.mdx', 'second', '2021-02-12'),
      post('blog/third.mdx', 'third', '2021-02-13'),
      post('blog/2021-02-14-new.mdx', 'new', '2021-02-14'),
    ],
    {
      blog: {
        first: '2021-02-08',
        second: '2021-02-11',
        third: '2021-02-13',
        lost: '2021-02-15',
      },
    },
  );
  expect(posts).toBe(4);
  expect(formatProblems(problems)).toEqual([
    'blog/2021-02-11-second.mdx:3: The post was published on another day. Write: date: 2021-02-11',
    'blog/2021-02-14-new.mdx:1: /blog/new is not in tests/content/published-posts.ts. Add it with its date.',
    'blog/2021-02-15-lost.mdx:1: The published post /blog/lost is missing. Restore it: readers have its address.',
    'blog/third.mdx:1: The name of the file begins with its date: 2021-02-13-',
  ]);
});
