import {routeOf} from '../../plugins/remark/lib/page-route';
import type {PackageStatus} from '../../src/data/package-status';
import type {MarkdownFile} from './markdown';
import type {Problem} from './problems';

const DATA = 'src/data/package-status.ts';

/** A box, with its title and its text. */
const BOX = /^:::\w+([^\n]*\n[\s\S]*?)^:::$/gm;
const STATUS_WORDS = /\b(?:experimental|deprecated|alpha|recommend\w*|not yet released)\b/i;

type Options = {
  statuses: PackageStatus[];
  pages: MarkdownFile[];
  /** Reads a page, or a partial, by its path from the root. */
  read: (file: string) => string;
  isInstalled: (packageName: string) => boolean;
};

/**
 * Checks that pages and `src/data/package-status.ts` tell the same about packages. Its packages have
 * to be installed. The page that introduces one shows the status in a box, and so does each page of a
 * deprecated one, guides included. Nobody else writes such a box by hand. The other API pages have
 * the status in the line below their titles.
 *
 * @returns how many pages of such packages there are
 */
export const checkPackageStatus = ({
  statuses,
  pages,
  read,
  isInstalled,
}: Options): {looked: number; problems: Problem[]} => {
  const problems: Problem[] = [];
  let looked = 0;
  for (const status of statuses) {
    const named = [status.package, ...(status.replacement ? [status.replacement] : [])];
    for (const name of named.filter((each) => !isInstalled(each))) {
      problems.push({file: DATA, line: 1, message: `${name} is not installed. Correct its name.`});
    }
    const own = pages.filter((page) => isPageOf(page, status));
    looked += own.length;
    if (!own.some(({file}) => routeOf(file) === status.page)) {
      problems.push({
        file: DATA,
        line: 1,
        message: `${status.package} has the page ${status.page}, which doesn't exist.`,
      });
    }
    for (const page of own.filter((each) => needsBox(each, status) && !shows(each, status, read))) {
      problems.push({
        file: page.file,
        line: 1,
        message: `${status.package} is ${status.status}. Write: <Status of="${status.package}" />`,
      });
    }
  }
  for (const {file} of pages) {
    problems.push(...boxesByHand(file, read(file), statuses));
  }
  return {looked, problems};
};

const isPageOf = ({file, frontMatter}: MarkdownFile, status: PackageStatus): boolean =>
  frontMatter.data?.package === status.package ||
  routeOf(file) === status.page ||
  routeOf(file).startsWith(`${status.page}/`);

const needsBox = ({file, frontMatter}: MarkdownFile, {status, page}: PackageStatus): boolean =>
  routeOf(file) === page || status === 'deprecated' || frontMatter.data?.kind === 'package';

/** Whether a page has the box itself, or in a partial. */
const shows = (
  {file, partials}: MarkdownFile,
  {package: name}: PackageStatus,
  read: Options['read'],
): boolean =>
  [file, ...partials.map((partial) => partial.file)].some((each) =>
    read(each).includes(`<Status of="${name}" />`),
  );

function boxesByHand(file: string, text: string, statuses: PackageStatus[]): Problem[] {
  return [...text.matchAll(BOX)].flatMap(({0: box, index}) => {
    const about = statuses.find((status) => box.includes(`\`${status.package}\``));
    return about && STATUS_WORDS.test(box)
      ? [
          {
            file,
            line: text.slice(0, index).split('\n').length,
            message: `The status of ${about.package} is written by hand. Write: <Status of="${about.package}" />`,
          },
        ]
      : [];
  });
}
