import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {join, resolve} from 'node:path';

/** Files that pages include. They are no pages, and may not have front matter. */
const PARTIAL = /(^|\/)_/;

/** When each file was last committed, by its absolute path. */
export type GitDates = Map<string, Date>;

/**
 * Reads the dates of all files in one go: the framework would ask git once for each page.
 *
 * @returns `null` without git, and without the whole history, in which the dates would be wrong
 */
export function readGitDates(siteDir: string): GitDates | null {
  const git = (...command: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...command], {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const [root = '', isShallow] = git(
      'rev-parse',
      '--show-toplevel',
      '--is-shallow-repository',
    ).split('\n');
    if (isShallow === 'true') {
      return null;
    }
    return parseLog(git('log', '--format=@%ct', '--name-only', '--', '.'), root);
  } catch {
    return null;
  }
}

/**
 * Takes the first date of each file out of a log, which begins with the newest commit.
 *
 * @param log a line `@` with seconds since 1970 for each commit, and a line for each of its files
 */
export function parseLog(log: string, root: string): GitDates {
  const dates: GitDates = new Map();
  let date = new Date(0);
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) {
      date = new Date(Number(line.slice(1)) * 1000);
    } else if (line && !PARTIAL.test(line) && !dates.has(join(root, line))) {
      dates.set(join(root, line), date);
    }
  }
  return dates;
}

type FrontMatter = {[name: string]: unknown};

const modifiedAt = (file: string): Date => statSync(file).mtime;

/**
 * Front matter with the date of the file, where it has none of its own. A page that nobody has
 * committed yet gets the time at which it was saved: without a date, the framework would start git
 * for each such page, which takes longer the more memory the build holds.
 *
 * @param dates `null`: no page gets a date
 * @param savedAt when a file was last written
 */
export function withDate(
  frontMatter: FrontMatter,
  filePath: string,
  dates: GitDates | null,
  savedAt: (file: string) => Date = modifiedAt,
): FrontMatter {
  const file = resolve(filePath);
  if (!dates || frontMatter.last_update || PARTIAL.test(file)) {
    return frontMatter;
  }
  const date = dates.get(file) ?? savedAt(file);
  return {...frontMatter, last_update: {date: date.toISOString()}};
}
