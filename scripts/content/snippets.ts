import {readLiveMeta} from '../../plugins/remark/live-code/meta';
import {compile, isScript, isTyped} from '../../plugins/snippets/compiler';
import {parseFenceMeta} from '../../plugins/snippets/fence-meta';
import {layOut, type Block} from '../../plugins/snippets/layouts';
import {findSyntaxProblems} from '../../plugins/snippets/problems';
import {findMistake} from '../../src/features/live/prepare';
import type {MarkdownFile} from './markdown';
import type {Problem} from './problems';

export type SnippetReport = {
  /** Blocks that went through the type checker. */
  blocks: number;
  /** Blocks that play on their page. */
  live: number;
  /** Blocks that are files of a project, in any language. */
  files: number;
  /** Blocks with an intended error. */
  expectedErrors: number;
  /** JavaScript blocks, of which the syntax and the imports of files are checked. */
  scripts: number;
  problems: Problem[];
};

/** Endings that the path of a block in a language may have. Other languages may have any. */
const ENDINGS: Record<string, RegExp> = {
  ts: /\.[cm]?ts$/,
  typescript: /\.[cm]?ts$/,
  tsx: /\.tsx$/,
};

/**
 * Compiles the code of the given files as readers would have it. A block whose title is a path is
 * the file at that path, and the files of a page form one project, or several if the page groups
 * them with `project=name`; `layOut()` has the rules. Every `ts` and `tsx` block is type-checked,
 * and each import of a file has to lead to a file that the page shows: code, JSON and stylesheets,
 * also through the aliases of a `tsconfig.json` on the page. Pictures, sounds, videos and fonts may
 * be imported without being shown.
 */
export const checkSnippets = (pages: MarkdownFile[]): SnippetReport => {
  const blocksOfPages = pages.map(readBlocks);
  const blocks = blocksOfPages.flat();
  const typed = blocks.filter(isTyped);
  const scripts = blocks.filter(isScript);
  const isFile = ({meta}: Block) => meta.path !== null;
  return {
    blocks: typed.length,
    live: typed.filter(({fence}) => readLiveMeta(fence.language, fence.meta)).length,
    files: blocks.filter(isFile).length,
    expectedErrors: typed.filter(({meta}) => meta.expectedErrors.length > 0).length,
    scripts: scripts.length,
    problems: [
      ...blocks.flatMap(checkOpeningLine),
      ...typed.flatMap(checkSuppression),
      ...compile(
        blocksOfPages.flatMap(layOut),
        [...typed, ...scripts].filter((block) => !isFile(block)),
      ),
      ...blocks.flatMap(checkLive),
      ...scripts.flatMap(findSyntaxProblems),
    ],
  };
};

const readBlocks = ({file, fences}: MarkdownFile): Block[] =>
  fences.map((fence) => ({page: file, fence, meta: parseFenceMeta(fence.meta)}));

const checkOpeningLine = ({page, fence, meta}: Block): Problem[] => {
  const ending = ENDINGS[fence.language];
  const messages = [
    ...(fence.closed
      ? []
      : ['This code block never ends. Close it with a line of as many backticks.']),
    ...meta.mistakes,
    ...(ending && meta.path && !ending.test(meta.path)
      ? [`A ${fence.language} block cannot be ${meta.path}. Correct the ending, or the language.`]
      : []),
  ];
  return messages.map((message) => ({file: page, line: fence.line, message}));
};

const checkSuppression = ({page, fence}: Block): Problem[] => {
  const comment = /\/[/*]\s*(@ts-(?:ignore|nocheck|expect-error))/.exec(fence.code)?.[1];
  const message = `Readers would copy ${comment}. Remove it, and mark an intended error on the opening line: expect-error=CODE.`;
  return comment ? [{file: page, line: fence.line, message}] : [];
};

const checkLive = ({page: file, fence: {line, language, meta, code}}: Block): Problem[] => {
  const live = readLiveMeta(language, meta);
  if (!live) {
    return [];
  }
  const mistake = language === 'tsx' ? findMistake(code) : null;
  return [
    ...live.mistakes.map((message) => ({file, line, message})),
    ...(mistake ? [{file, line: line + (mistake.line ?? 0), message: mistake.message}] : []),
  ];
};
