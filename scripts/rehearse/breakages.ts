import {stripVTControlCharacters} from 'node:util';

/** Something that breaks, and the file where to look. */
export type Breakage = {file: string; what: string};

/** The parts that matter here of what Playwright's reporter `json` writes. */
export type Report = {
  suites: Suite[];
  /** What went wrong outside of all tests. */
  errors: Failure[];
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
};
type Suite = {specs?: Spec[]; suites?: Suite[]};
type Spec = {title: string; ok: boolean; file: string; tests: {results: {errors: Failure[]}[]}[]};
type Failure = {message?: string};

const MAX_LINES = 3;
/** Where to look when a build names no file of the site. */
const CONFIG = 'docusaurus.config.ts';
const TYPE_ERROR = /^(\S+?)\((\d+),\d+\): error (TS\d+: .*)$/gm;
const OWN_FILE =
  /\b(?:blog|config|docs|learn|plugins|scripts|src|success-stories|tests)\/[\w@./-]*\w/;

/** Reads what TypeScript's compiler says. */
export const readTypeErrors = (output: string): Breakage[] =>
  [...output.matchAll(TYPE_ERROR)].map(([, file = '', line = '', message = '']) => ({
    file,
    what: `line ${line}: ${message}`,
  }));

/** Reads the errors and warnings of a build. */
export const readBuildErrors = (output: string): Breakage[] =>
  stripVTControlCharacters(output)
    .split(/^(?=\[(?:ERROR|WARNING|INFO|SUCCESS)\])/m)
    .filter((part) => /^\[(ERROR|WARNING)\]/.test(part))
    .map((part) => ({file: fileIn(part) ?? CONFIG, what: firstLines(part)}));

/** The site's own file that a text is about. */
const fileIn = (text: string): string | undefined =>
  OWN_FILE.exec(text.replace(/\S*node_modules\S*/g, ''))?.[0];

/** The text without the stack below it. */
const firstLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, MAX_LINES)
    .map((line) => line.trim())
    .join('\n');

/** Reads the failed tests of a report. */
export function readFailures({suites, errors}: Report): Breakage[] {
  const failed = suites.flatMap(specsOf).filter(({ok}) => !ok);
  return [
    ...errors.map((error) => {
      const text = textOf(error);
      return {file: fileIn(text) ?? 'playwright.config.ts', what: firstLines(text)};
    }),
    ...failed.flatMap(({title, file, tests}) => {
      const [error = {}] = tests.flatMap(({results}) => results).flatMap((result) => result.errors);
      const text = textOf(error);
      const items = unexpectedItems(text);
      return items.length > 0
        ? items.map((item) => ({file: startOf(item) ?? file, what: `"${title}": ${item}`}))
        : [{file, what: `"${title}": ${firstLines(text)}`}];
    }),
  ];
}

const specsOf = ({specs = [], suites = []}: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const textOf = ({message = 'no message'}: Failure): string => stripVTControlCharacters(message);

/** What a list held that should have been empty, as many tests of this site end. */
const unexpectedItems = (text: string): string[] =>
  [...text.matchAll(/^\+\s+"(.*)",?$/gm)].map(([, item = '']) => item.replaceAll('\\"', '"'));

/** The file that a sentence begins with. */
function startOf(sentence: string): string | undefined {
  const file = fileIn(sentence);
  return file && sentence.startsWith(file) ? file : undefined;
}

const MAX_PER_FILE = 12;

/** What breaks, file by file, for people to read. */
export function describeBreakages(breakages: Breakage[]): string {
  const byFile = new Map<string, Set<string>>();
  for (const {file, what} of breakages) {
    byFile.set(file, (byFile.get(file) ?? new Set()).add(what));
  }
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, all]) => {
      const lines = [...all].slice(0, MAX_PER_FILE).map((what) => what.replaceAll('\n', '\n    '));
      const more = all.size - lines.length;
      return [file, ...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n  ');
    })
    .join('\n');
}
