import {didYouMean} from '../../plugins/lib/nearest-names';
import {TagError} from '../../plugins/remark/api-reference/page';
import {
  SINCE_FILE,
  withoutEndingSlash,
  type SinceRow,
} from '../../plugins/remark/api-reference/since/rows';
import {checkVersion} from '../../plugins/remark/api-reference/version';
import {frontMatterText, type MarkdownFile} from './markdown';
import type {Problem} from './problems';
import {isPartial} from './project';
import {docRoute} from './routes';
import {packageOf, snapshotKeys, statedSince} from './since-names';

/** Rows of the public documentation that were corrected, moved or left out, with the reason. */
export const EXCEPTIONS_FILE = 'src/data/since-exceptions.tsv';

export type SinceException = {
  line: number;
  route: string;
  /** As in the public documentation; empty for a whole page. */
  heading: string;
  /** The version that the public documentation states. */
  stated: string;
  /** Another version, another place (`/docs/loop #name`), or nothing when the row is left out. */
  instead: string;
  reason: string;
};

export type SinceSite = {
  /** Every Markdown file of the docs, partials included, with its text. */
  files: {page: MarkdownFile; text: string}[];
  rows: SinceRow[];
  exceptions: SinceException[];
  /** The version that the site documents. */
  documented: string;
  /** The version of which the published types say that it brought a name, if that is known. */
  findSince: (packageName: string, name: string) => string | null;
};

export type SinceReport = {
  rows: number;
  /** Pages with a version in their front matter. */
  pages: number;
  /** Versions that the published types confirm. */
  confirmed: number;
  exceptions: Record<'corrected' | 'elsewhere' | 'leftOut', number>;
  problems: Problem[];
};

/** Reads {@link EXCEPTIONS_FILE}. Its first line names the columns. */
export const parseExceptions = (content: string): SinceException[] =>
  content.split('\n').flatMap((text, index) => {
    const [route = '', heading = '', stated = '', instead = '', reason = ''] = text.split('\t');
    return index === 0 || text.trim() === ''
      ? []
      : [{line: index + 1, route, heading, stated, instead, reason}];
  });

/**
 * Checks what can be told of the versions without compiling pages. Whether a row's heading is there on
 * the page as built is told by compiling it: see `checkReferenceTags()`.
 */
export const checkSince = (site: SinceSite): SinceReport => {
  const pages = site.files.filter(({page: {file}}) => file.startsWith('docs/') && !isPartial(file));
  const byRoute = new Map(pages.map((each) => [withoutEndingSlash(docRoute(each.page)), each]));
  const evidence = compareWithTypes(site);
  const {problems, ...exceptions} = checkExceptions(site);
  return {
    rows: site.rows.length,
    pages: pages.filter(({page}) => frontMatterText(page, 'since')).length,
    confirmed: evidence.confirmed,
    exceptions,
    problems: [
      ...site.rows.flatMap((row) => checkRow(row, byRoute, site)),
      ...findRepeatedRows(site.rows),
      ...pages.flatMap(findRepeatedVersion),
      ...evidence.problems,
      ...problems,
    ],
  };
};

type Pages = Map<string, SinceSite['files'][number]>;

const checkRow = (row: SinceRow, pages: Pages, {documented}: SinceSite): Problem[] => {
  const {route, at, since, line} = row;
  const entry = pages.get(route);
  const place = `${route} ${at.text}`.trim();
  const tell = (message: string): Problem[] => [{file: SINCE_FILE, line, message}];
  if (!entry) {
    return tell(`There is no page ${route}.${didYouMean(route, pages.keys())}`);
  }
  if (at.text === '') {
    return tell(
      `The row names no place on ${route}. The version of a whole page stands in its front ` +
        `matter. Write in ${entry.page.file}: since: ${since}`,
    );
  }
  try {
    checkVersion(`The row of ${place}`, 'since', since, documented);
  } catch (error) {
    if (error instanceof TagError) {
      return tell(error.message);
    }
    throw error;
  }
  const whole = frontMatterText(entry.page, 'since');
  return [
    ...(whole && isEarlier(since, whole)
      ? tell(`${place} cannot be from ${since}: the page is about something from ${whole}.`)
      : []),
    ...findVersionInText(entry, row),
  ];
};

const isEarlier = (version: string, other: string): boolean => {
  const [left, right] = [version, other].map((text) => text.split('.').map(Number));
  const index = [0, 1, 2].find((each) => left?.[each] !== right?.[each]);
  return index !== undefined && (left?.[index] ?? 0) < (right?.[index] ?? 0);
};

const findRepeatedRows = (rows: SinceRow[]): Problem[] => {
  const first = new Map<string, number>();
  return rows.flatMap(({route, at, line}) => {
    const place = `${route} ${at.text}`;
    const earlier = first.get(place);
    first.set(place, earlier ?? line);
    return earlier === undefined
      ? []
      : [
          {
            file: SINCE_FILE,
            line,
            message: `Line ${earlier} has a version for ${place} already. Remove one.`,
          },
        ];
  });
};

/** A version in the words of a page: `since 4.0.176`, `from version 4.0.176`. */
const inWords = (version: string): RegExp =>
  new RegExp(
    String.raw`\b(since|from|added in)( version)? v?${version.replaceAll('.', String.raw`\.`)}(?![\d.]*\d)`,
    'i',
  );

/** The text of a page repeats the version that its header shows. */
const findRepeatedVersion = ({page, text}: SinceSite['files'][number]): Problem[] => {
  const since = frontMatterText(page, 'since');
  const end = page.headings[0]?.line ?? Number.POSITIVE_INFINITY;
  return since ? repeatedIn(page.file, text, since, page.frontMatter.lines.since ?? 1, end) : [];
};

/** The text below a heading repeats the version that a row shows there. */
const findVersionInText = (
  {page, text}: SinceSite['files'][number],
  {at, since}: SinceRow,
): Problem[] => {
  const index = page.headings.findIndex(({id}) => id === at.anchor);
  const [start, end] = [page.headings[index]?.line, page.headings[index + 1]?.line];
  return start === undefined
    ? []
    : repeatedIn(page.file, text, since, start, end ?? Number.POSITIVE_INFINITY);
};

/** Lines after `start` and before `end`, counted from 1, that say the version in words. */
const repeatedIn = (
  file: string,
  text: string,
  since: string,
  start: number,
  end: number,
): Problem[] =>
  text.split('\n').flatMap((words, index) =>
    index + 1 > start && index + 1 < end && inWords(since).test(words)
      ? [
          {
            file,
            line: index + 1,
            message: `The page shows "Since v${since}" here already. Leave it out of the text.`,
          },
        ]
      : [],
  );

/** The published types may know better which version brought a name. */
const compareWithTypes = ({
  files,
  rows,
  findSince,
}: SinceSite): {confirmed: number; problems: Problem[]} => {
  const compared = statedSince(
    files.map(({page}) => page),
    rows,
  ).flatMap((each) => {
    const known = snapshotKeys(each.name).flatMap(
      (key) => findSince(packageOf(each.packageName), key) ?? [],
    )[0];
    return known ? [{...each, known}] : [];
  });
  const wrong = compared.filter(({since, known}) => since !== known);
  return {
    confirmed: compared.length - wrong.length,
    problems: wrong.map(({file, line, name, since, known}) => ({
      file,
      line,
      message:
        `${name} is said to be from ${since}, and the published types have it since ${known}. ` +
        `Write ${known}, or run npm run api:since if versions are missing there.`,
    })),
  };
};

const checkExceptions = ({
  exceptions,
  rows,
}: SinceSite): SinceReport['exceptions'] & {problems: Problem[]} => {
  const places = new Set(rows.map(({route, at}) => `${route} ${at.text}`));
  const isPlace = ({instead}: SinceException) => instead.startsWith('/');
  const placeOf = ({instead}: SinceException) => {
    const [route = '', ...at] = instead.split(' ');
    return [withoutEndingSlash(route), ...at].join(' ');
  };
  return {
    corrected: exceptions.filter((each) => each.instead !== '' && !isPlace(each)).length,
    elsewhere: exceptions.filter(isPlace).length,
    leftOut: exceptions.filter(({instead}) => instead === '').length,
    problems: exceptions.flatMap((each) => {
      const {line, route, heading, reason} = each;
      const what = `${route} ${heading}`.trim();
      const tell = (message: string): Problem[] => [{file: EXCEPTIONS_FILE, line, message}];
      if (reason.trim().length < 10) {
        return tell(
          `${what} has no reason. Say in one sentence why its version is not shown there.`,
        );
      }
      return isPlace(each) && !places.has(placeOf(each))
        ? tell(
            `${what} is said to be shown at ${each.instead}, which ${SINCE_FILE} does not have.` +
              didYouMean(placeOf(each), places),
          )
        : [];
    }),
  };
};
