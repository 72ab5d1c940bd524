import {scanMarkdown} from './markdown';
import type {Problem} from './problems';

/** A text that readers see, or code that shows it to them. */
export type Source = {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  text: string;
};

export type VersionReport = {
  /** How many versions of the toolkit the texts name. */
  versions: number;
  problems: Problem[];
};

/** A version where it stands. */
type Mention = {
  /** As written, `4.0.365` or `4-0-365`. */
  written: string;
  /** With dots. */
  version: string;
  /** First line is 1. */
  line: number;
  /** The line up to the version, and from behind it. */
  before: string;
  after: string;
  /** The code block that it stands in. */
  block?: Block;
};

type Block = {
  code: string;
  /** The paragraph in front of it. */
  lead: string;
};

/**
 * Finds every version of the toolkit that a text gives as the current one although the site
 * documents another. Other versions may stand where they are told as history, such as `since
 * 4.0.176` or `4.0.42 to 4.0.136`, and in code that removes or compares versions. What readers
 * install is always the documented one.
 *
 * @param documented three numbers with dots. Versions that share the first two are looked at
 */
export function checkDocumentedVersion(sources: Source[], documented: string): VersionReport {
  const found = sources.flatMap(({file, text}) =>
    mentionsIn(file, text, documented).map((mention) => ({file, mention})),
  );
  const current = found.filter(({file, mention}) => {
    if (mention.version === documented) {
      return false;
    }
    return isInstalled(mention) || !(isPost(file) || isHistory(mention, documented));
  });
  const stale = sources.flatMap(({file, text}) => phrasesIn(file, text));
  return {
    versions: found.length,
    problems: [
      ...current.map(({file, mention}) => ({
        file,
        line: mention.line,
        message: messageOf(mention, documented),
      })),
      ...stale,
    ],
  };
}

const messageOf = (mention: Mention, documented: string): string => {
  const {written, version} = mention;
  const current = written.includes('-') ? documented.replaceAll('.', '-') : documented;
  const begin = `${written} is not the documented version, which is ${documented}. Write: ${current}`;
  return isInstalled(mention)
    ? begin
    : `${begin}, or say which versions you mean, such as "since ${version}" or "before ${version}"`;
};

/** Posts tell what was true on their day. What they have readers install runs today. */
const isPost = (file: string): boolean => /^(blog|success-stories)\//.test(file);

const mentionsIn = (file: string, text: string, documented: string): Mention[] => {
  const [major = '', minor = ''] = documented.split('.');
  const pattern = new RegExp(`(?<![\\d.])${major}([.-])${minor}\\1(\\d+)(?![\\d]|\\.\\d)`, 'g');
  const blocks = /\.mdx?$/.test(file) ? blocksOf(file, text) : new Map<number, Block>();
  return text.split('\n').flatMap((content, at) =>
    [...content.matchAll(pattern)].map((match) => ({
      written: match[0],
      version: `${major}.${minor}.${match[2] ?? ''}`,
      line: at + 1,
      before: content.slice(0, match.index),
      after: content.slice(match.index + match[0].length),
      block: blocks.get(at + 1),
    })),
  );
};

/** The code block of each line within one. */
const blocksOf = (file: string, text: string): Map<number, Block> => {
  const lines = text.split('\n');
  return new Map(
    scanMarkdown(file, text).fences.flatMap(({line, code}) => {
      const above = lines.slice(0, line - 1).filter((each) => each.trim() !== '');
      const block = {code, lead: above.at(-1) ?? ''};
      return code.split('\n').map((_, at): [number, Block] => [line + 1 + at, block]);
    }),
  );
};

/** Package managers' ways to write a package of the toolkit before its version. */
const INSTALLED = [
  /(^|[\s'"`:(])(remotion|@remotion\/[\w-]+)@[\^~]?$/,
  /"(remotion|@remotion\/[\w-]+)": "[\^~]?$/,
  /remotion-lambda==$/,
  /remotion\/lambda:$/,
  /lambda_go_sdk@v$/,
  /gem 'remotion_lambda', '$/,
];

const isInstalled = ({before, version}: Mention): boolean =>
  !isFirst(version) && INSTALLED.some((pattern) => pattern.test(before));

/** Ranges, and what is told about a whole major version, begin with its first release. */
const isFirst = (version: string): boolean => version.endsWith('.0');

/** The version itself in the patterns below, and any other one. */
const [IT, OTHER] = ['§', '¤'];

const HISTORY = [
  /\bsince(: |="| v="| \(?)'?§/i,
  /<Since v="§/,
  /\b(since|before|until|up to|from|after|earlier than|later than|newer than|older than|at least|back to|upgrade to) (the )?(versions? |releases? |Remotion )*(remotion-(render-)?)?§/i,
  /§(-…)? to (remotion-(render-)?)?¤|¤(-…)? to (remotion-(render-)?)?§/,
  /\b(came|comes|removed|fixed|added|bundled|corrected|deprecated|declared( \S+){1,3}) (with|in|as of) (version |Remotion )?v?§/,
  /\bbelongs? to (Remotion )?(¤(, | and ))*§/,
  /\b(bundled in|belongs to) ¤( and|,)/,
  /\bversions (¤ and )?§( and ¤)? have\b/,
  /§ (on|or (later|newer|earlier|older)|and (later|earlier|the releases)|brought|did not)\b/,
];

const isHistory = (mention: Mention, documented: string): boolean => {
  const {version, before, after, block} = mention;
  return (
    isFirst(version) ||
    HISTORY.some((pattern) => pattern.test(`${plain(before)}${IT}${plain(after)}`)) ||
    (isEarlier(version, documented) &&
      (block
        ? namesOlder(block.code, documented) || /\b(back|earlier)\b/.test(block.lead)
        : isInCode(before) && namesOlder(before + after, documented)))
  );
};

/** A line without emphasis, with other versions replaced. */
const plain = (text: string): string =>
  text.replace(/[*`']/g, '').replace(/(?<![\d.])\d+([.-])\d+\1\d+(?![\d])/g, OTHER);

/** Whether code removes something, goes back, or shows an older version beside the documented one. */
const namesOlder = (code: string, documented: string): boolean =>
  / rm |\bback\b/.test(code) ||
  [documented, documented.replaceAll('.', '-')].some((text) => code.includes(text));

const isInCode = (before: string): boolean => before.split('`').length % 2 === 0;

const isEarlier = (version: string, other: string): boolean =>
  Number(version.split('.')[2]) < Number(other.split('.')[2]);

/** Words that only make sense when the site documents another version than it has. */
const PHRASES = [
  /\b(in|of|by) the installed version\b/i,
  /\b(the|this) documented version\b/i,
  /\bversion (that|which) (these pages|this (page|site|documentation)) (describes?|documents?)\b/i,
  /\bin this version,/i,
];

const phrasesIn = (file: string, text: string): Problem[] =>
  isReaders(file)
    ? text.split('\n').flatMap((content, at) =>
        PHRASES.flatMap((pattern) => {
          const [phrase] = pattern.exec(content) ?? [];
          return phrase
            ? [
                {
                  file,
                  line: at + 1,
                  message: `"${phrase}" tells readers nothing: the site documents one version. Leave it out, or name the versions that differ.`,
                },
              ]
            : [];
        }),
      )
    : [];

const isReaders = (file: string): boolean => /\.mdx?$/.test(file) && !isPost(file);

/** A generated data file, and the version of the toolkit that it was made from. */
export type DataFile = {file: string; version: string | undefined};

/** Finds data that was made from another version than the documented one. */
export const checkDataVersions = (files: DataFile[], documented: string): Problem[] =>
  files
    .filter(({version}) => version !== documented)
    .map(({file, version}) => ({
      file,
      line: 1,
      message: `This data is from ${version ?? 'no version'}, and the site documents ${documented}. Run: npm run ${
        file.includes('/api/') ? 'api:snapshot' : 'product:snapshot'
      }`,
    }));
