import {z} from 'zod';
import {webAddress} from '../../plugins/lib/collections/fields';
import {didYouMean} from '../../plugins/lib/nearest-names';
import {frontMatterText, type MarkdownFile} from './markdown';
import type {Problem} from './problems';
import {isPartial} from './project';

const text = z.string({
  required_error: 'is missing',
  invalid_type_error: 'is not text. Put it in quotes',
});

const description = text
  .min(50, 'has fewer than 50 characters. Say what the reader gets, in 50 to 160')
  .max(160, 'has more than 160 characters. Say what the reader gets, in 50 to 160');

const version = text.regex(
  /^\d+\.\d+(\.\d+)?$/,
  "is no version. Write for example since: '4.0.165', or leave it out when it was always there",
);

/** Keys that Docusaurus reads and pages may use. */
const docusaurusKeys = {
  id: text.optional(),
  slug: text.optional(),
  image: text.optional(),
  keywords: z.array(text).optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_max_heading_level: z.number().int().min(2).max(6).optional(),
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
};

const page = {
  title: text.min(1, 'is empty'),
  description,
  kind: text,
  /** The version that brought what the page is about. */
  since: version.optional(),
  /** Why the page may be longer than its kind, in one line. */
  long: text.min(10, 'is empty. Say in one line why this page is longer than its kind').optional(),
  /** Phrases and questions of people who do not know the title yet, for search. */
  asked: z.array(text).min(4, 'has fewer than 4 phrases').max(30, 'has more than 30').optional(),
  ...docusaurusKeys,
};

const names = z.union([text.min(1), z.array(text.min(1)).min(1)], {
  errorMap: () => ({message: 'is missing. Write export: spring, or a list of names'}),
});

/** What readers see or get, word for word, with `…` for what differs: each of them finds the page. */
const symptoms = z
  .array(text.min(1, 'is empty'), {
    required_error: 'is missing',
    invalid_type_error:
      'is no list. Write each message on a line of its own, with two spaces and a hyphen in front',
  })
  .min(1, 'has no message');

/** One schema for each kind of page. */
export const pageSchemas = {
  guide: z.object(page).strict(),
  api: z.object({...page, package: text, export: names}).strict(),
  cli: z.object({...page, command: text}).strict(),
  package: z.object({...page, package: text}).strict(),
  troubleshooting: z.object({...page, symptom: symptoms}).strict(),
  term: z.object(page).strict(),
  migration: z.object({...page, from: text, to: text}).strict(),
  legal: z.object(page).strict(),
};

const INLINE_AUTHORS =
  'has to be a list of authors with a name each: a key would publish /blog/authors';

const author = z
  .object(
    {
      name: text.min(1, 'is empty'),
      title: text.optional(),
      url: webAddress.optional(),
      image_url: text.optional(),
      email: text.optional(),
      socials: z.record(text).optional(),
    },
    {invalid_type_error: INLINE_AUTHORS},
  )
  .strict();

/** One author, or a list of them. */
const authors = z.unknown().superRefine((value, context) => {
  const list = value === undefined ? [] : [value].flat();
  list.forEach((each, index) => {
    const result = author.safeParse(each);
    for (const issue of result.success ? [] : result.error.issues) {
      context.addIssue({...issue, path: [index, ...issue.path]});
    }
  });
});

const postSchema = z
  .object({
    title: text.min(1, 'is empty'),
    description,
    slug: text,
    date: z.union([text, z.date()]).optional(),
    authors,
    title_meta: text.optional(),
    tags: z.array(text).optional(),
    image: docusaurusKeys.image,
    keywords: docusaurusKeys.keywords,
    sidebar_label: docusaurusKeys.sidebar_label,
    hide_table_of_contents: docusaurusKeys.hide_table_of_contents,
    toc_max_heading_level: docusaurusKeys.toc_max_heading_level,
  })
  .strict();

/** `2024-05-01-name.mdx`, `2024-05-01/index.mdx` or `2024/05/01/name.mdx` */
const DATED_FILE = /\d{4}[-/]\d{2}[-/]\d{2}/;

/** Checks the front matter of each page and post against the schema of its kind. */
export const checkFrontMatter = (
  files: MarkdownFile[],
): {pages: number; posts: number; problems: Problem[]} => {
  const pages = files.filter(({file}) => !isPartial(file));
  const posts = pages.filter((file) => isPost(file.file));
  const docs = pages.filter((file) => !isPost(file.file));
  return {
    pages: docs.length,
    posts: posts.length,
    problems: [
      ...docs.flatMap((file) => checkPage(file)),
      ...posts.flatMap((file) => checkPost(file)),
      ...checkUnique(docs, 'title'),
      ...checkUnique(docs, 'description'),
    ],
  };
};

const isPost = (file: string): boolean => /^(blog|learn|success-stories)\//.test(file);

const checkPage = (file: MarkdownFile): Problem[] => {
  const broken = brokenFrontMatter(file);
  if (broken) {
    return broken;
  }
  const kinds = Object.keys(pageSchemas);
  const kind = frontMatterText(file, 'kind');
  if (!isKind(kind)) {
    const message = kind
      ? `There is no kind "${kind}".${didYouMean(kind, kinds) || ` The kinds are ${kinds.join(', ')}.`}`
      : `"kind" is missing. Write one of: ${kinds.join(', ')}.`;
    return [{file: file.file, line: file.frontMatter.lines.kind ?? 1, message}];
  }
  return checkAgainst(file, pageSchemas[kind], `a page of kind ${kind}`);
};

const isKind = (kind: string): kind is keyof typeof pageSchemas => Object.hasOwn(pageSchemas, kind);

const checkPost = (file: MarkdownFile): Problem[] => {
  const broken = brokenFrontMatter(file);
  if (broken) {
    return broken;
  }
  const isDated = file.frontMatter.data?.date !== undefined || DATED_FILE.test(file.file);
  return [
    ...checkAgainst(file, postSchema, 'a post'),
    ...(isDated
      ? []
      : [
          {
            file: file.file,
            line: 1,
            message: '"date" is missing. Write for example date: 2024-05-01.',
          },
        ]),
  ];
};

const brokenFrontMatter = ({file, frontMatter}: MarkdownFile): Problem[] | null => {
  if (frontMatter.data === null) {
    return [
      {file, line: 1, message: 'The page has no front matter. Begin it with --- and its title.'},
    ];
  }
  return frontMatter.errors.length === 0
    ? null
    : frontMatter.errors.map(({line, message}) => ({
        file,
        line,
        message: `The front matter is not YAML: ${message}. Put values with a colon in quotes.`,
      }));
};

const checkAgainst = (
  {file, frontMatter}: MarkdownFile,
  schema: z.ZodObject<z.ZodRawShape>,
  what: string,
): Problem[] => {
  const result = schema.safeParse(frontMatter.data);
  const known = Object.keys(schema.shape);
  return (result.success ? [] : result.error.issues).flatMap((issue) => {
    const key = String(issue.path[0] ?? '');
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
      return issue.keys.map((name) => ({
        file,
        line: frontMatter.lines[name] ?? 1,
        message: `"${name}" is no front matter of ${what}.${didYouMean(name, known)}`,
      }));
    }
    const line = frontMatter.lines[key] ?? 1;
    const isOfAuthor = key === 'authors' && issue.message !== INLINE_AUTHORS;
    return isOfAuthor
      ? authorSentences(issue).map((message) => ({file, line, message}))
      : [{file, line, message: sentence(key, issue.message, what)}];
  });
};

/** What is wrong with one of a post's authors: `Author 2: "url" is no address of a website.` */
const authorSentences = (issue: z.ZodIssue): string[] => {
  const [, index, field] = issue.path;
  const who = `Author ${Number(index) + 1}`;
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map(
        (name) =>
          `${who} has an unknown field "${name}".${didYouMean(name, Object.keys(author.shape))}`,
      )
    : [`${who}: "${String(field)}" ${issue.message}.`];
};

const sentence = (key: string, message: string, what: string): string =>
  message === 'is missing' ? `"${key}" is missing: ${what} needs it.` : `"${key}" ${message}.`;

const checkUnique = (files: MarkdownFile[], key: 'title' | 'description'): Problem[] => {
  const first = new Map<string, string>();
  return files.flatMap(({file, frontMatter}) => {
    const value = frontMatter.data?.[key];
    if (typeof value !== 'string') {
      return [];
    }
    const other = first.get(value.toLowerCase());
    if (!other) {
      first.set(value.toLowerCase(), file);
      return [];
    }
    const message = `The ${key} is that of ${other}. Write one that tells the two pages apart.`;
    return [{file, line: frontMatter.lines[key] ?? 1, message}];
  });
};
