import {frontMatterText, type MarkdownFile} from './markdown';
import type {Problem} from './problems';
import {isPartial} from './project';

/** Slugs and dates (`2024-05-01`) by folder. */
type Published = Record<string, Record<string, string>>;

/** Compares the posts in their folders with what has been published, both ways. */
export const checkPosts = (
  files: MarkdownFile[],
  published: Published,
): {posts: number; problems: Problem[]} => {
  const posts = files.filter(({file}) => !isPartial(file)).map(readPost);
  const missing = Object.entries(published).flatMap(([folder, dates]) =>
    Object.entries(dates)
      .filter(([slug]) => !posts.some((post) => post.folder === folder && post.slug === slug))
      .map(([slug, date]) => ({
        file: `${folder}/${date}-${slug}.mdx`,
        line: 1,
        message: `The published post /${folder}/${slug} is missing. Restore it: readers have its address.`,
      })),
  );
  return {
    posts: posts.length,
    problems: [...posts.flatMap((post) => check(post, published)), ...missing],
  };
};

type Post = {file: string; folder: string; slug: string; date: string; line: number};

const readPost = (page: MarkdownFile): Post => ({
  file: page.file,
  folder: page.file.replace(/\/.*/, ''),
  slug: frontMatterText(page, 'slug'),
  date: frontMatterText(page, 'date'),
  line: page.frontMatter.lines.date ?? 1,
});

const check = ({file, folder, slug, date, line}: Post, published: Published): Problem[] => {
  const expected = published[folder]?.[slug];
  if (expected === undefined) {
    return [
      {
        file,
        line: 1,
        message: `/${folder}/${slug} is not in tests/content/published-posts.ts. Add it with its date.`,
      },
    ];
  }
  const problems: Problem[] = [];
  if (date !== expected) {
    problems.push({
      file,
      line,
      message: `The post was published on another day. Write: date: ${expected}`,
    });
  }
  if (!file.startsWith(`${folder}/${expected}-`)) {
    problems.push({
      file,
      line: 1,
      message: `The name of the file begins with its date: ${expected}-`,
    });
  }
  return problems;
};
