import {parseAnswer, type WrittenAnswer} from '../../plugins/search/answers';
import {keyOfPhrase} from '../../plugins/search/phrases';
import {checkJsonBlocks} from './json-blocks';
import {scanMarkdown, type MarkdownFile} from './markdown';
import type {Problem} from './problems';
import {listFiles, readText} from './project';
import {createProseLinter} from './prose/lint';
import {docRoute} from './routes';
import {checkShellBlocks} from './shell-blocks';
import {checkSnippets} from './snippets';
import {checkSourceLinks} from './source-links';

export const ANSWERS_FOLDER = 'src/data/answers';

const MAX_SENTENCES = 3;
/** A block that is longer belongs on a page. */
const MAX_CODE_LINES = 20;

/** A file of the folder, and its answer if it has one. */
type AnswerFile = {page: MarkdownFile; answer: WrittenAnswer | null; problem: string | null};

export type AnswersReport = {
  answers: number;
  phrases: number;
  blocks: number;
  links: number;
  problems: Problem[];
};

/** What the answers are compared with: the site's pages, and what else links may lead to. */
export type AnswersSite = {
  pages: MarkdownFile[];
  otherFiles: string[];
  commands: Parameters<typeof checkShellBlocks>[1];
  /** Today, as in `2026-11-24`. */
  today: string;
};

/** Reads the texts of all answers, by their paths. */
export const readAnswerTexts = (): Map<string, string> =>
  new Map(
    listFiles(ANSWERS_FOLDER)
      .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
      .map((file) => [file, readText(file)]),
  );

/**
 * Checks the written answers: their fields, at most three sentences each, code that compiles, commands
 * that exist, links and sources that lead somewhere, prose by the rules of pages, and no phrase that two
 * answers share, or that a page has that isn't among the sources.
 *
 * @param texts by paths from the root
 */
export const checkAnswers = async (
  texts: ReadonlyMap<string, string>,
  {pages, otherFiles, commands, today}: AnswersSite,
): Promise<AnswersReport> => {
  const files = [...texts].map(([file, text]) => readAnswer(file, text));
  const scanned = files.map(({page}) => page);
  const withSources = files.map(({page, answer}) => ({
    ...page,
    links: [
      ...page.links,
      ...(answer?.sources ?? []).map((target) => ({
        line: page.frontMatter.lines.sources ?? 1,
        target,
      })),
    ],
  }));
  const snippets = checkSnippets(scanned);
  const links = checkSourceLinks({
    files: [...pages, ...withSources],
    otherFiles,
    pendingRoutes: [],
  });
  const lint = await createProseLinter();
  const prose: Problem[] = [];
  for (const [file, text] of texts) {
    prose.push(...(await lint({file, text})).problems);
  }
  const isAnswer = ({file}: Problem) => texts.has(file);
  return {
    answers: files.length,
    phrases: files.reduce((sum, {answer}) => sum + (answer ? phrasesOf(answer).length : 0), 0),
    blocks: snippets.blocks,
    links: withSources.reduce((sum, page) => sum + page.links.length, 0),
    problems: [
      ...files.flatMap((file) => checkAnswer(file, today)),
      ...findSharedPhrases(files, pages),
      ...snippets.problems,
      ...checkJsonBlocks(scanned).problems,
      ...checkShellBlocks(scanned, commands).problems,
      ...links.problems.filter(isAnswer),
      ...prose,
    ],
  };
};

const readAnswer = (file: string, text: string): AnswerFile => {
  const page = scanMarkdown(file, text);
  try {
    return {page, answer: parseAnswer(text), problem: null};
  } catch (error) {
    return {page, answer: null, problem: error instanceof Error ? error.message : String(error)};
  }
};

const phrasesOf = ({question, also}: WrittenAnswer): string[] => [question, ...also];

const checkAnswer = ({page, answer, problem}: AnswerFile, today: string): Problem[] => {
  if (!answer) {
    return [{file: page.file, line: 1, message: problem ?? ''}];
  }
  const sentences = countSentences(answer.markdown);
  const long = page.fences.filter(({code}) => code.split('\n').length > MAX_CODE_LINES);
  const empty = phrasesOf(answer).filter((phrase) => keyOfPhrase(phrase) === '');
  return [
    ...(sentences < 1 || sentences > MAX_SENTENCES
      ? [
          {
            line: page.frontMatter.lines.checked ?? 1,
            message: `The answer has ${sentences} sentences. Write 1 to ${MAX_SENTENCES}, and leave the rest to the sources.`,
          },
        ]
      : []),
    ...long.map(({line}) => ({
      line,
      message: `The code has more than ${MAX_CODE_LINES} lines. Show only what answers the question.`,
    })),
    ...empty.map((phrase) => ({
      line: page.frontMatter.lines.also ?? 1,
      message: `"${phrase}" has only words that the search skips. Name what it is about.`,
    })),
    ...(answer.checked > today
      ? [
          {
            line: page.frontMatter.lines.checked ?? 1,
            message: `${answer.checked} is yet to come. Write the day on which you compared the answer with its sources.`,
          },
        ]
      : []),
  ].map((found) => ({file: page.file, ...found}));
};

const CODE = /```[\s\S]*?(?:\n```|$)/g;

/** Sentences outside of code blocks. A name such as `Node.js` in backticks ends none. */
export const countSentences = (markdown: string): number => {
  const prose = markdown.replace(CODE, '\n\n').replace(/`[^`\n]+`/g, 'x');
  return prose.split(/(?<=[.!?:])\s+|\n{2,}/).filter((sentence) => /\p{L}/u.test(sentence)).length;
};

const withoutSlash = (route: string): string => route.replace(/(.)\/$/, '$1');

/** Phrases are the same if the search reads them as the same words. */
const findSharedPhrases = (files: AnswerFile[], pages: MarkdownFile[]): Problem[] => {
  const ofPages = new Map(
    pages
      .filter(({file}) => file.startsWith('docs/'))
      .flatMap((page) => {
        const asked = page.frontMatter.data?.asked;
        return (Array.isArray(asked) ? asked.map(String) : []).map(
          (phrase) => [keyOfPhrase(phrase), withoutSlash(docRoute(page))] as const,
        );
      }),
  );
  const first = new Map<string, string>();
  return files.flatMap(({page, answer}) =>
    (answer ? phrasesOf(answer) : []).flatMap((phrase) => {
      const key = keyOfPhrase(phrase);
      const other = first.get(key);
      first.set(key, other ?? page.file);
      const asked = ofPages.get(key);
      const isSource = answer?.sources.some(
        (source) => withoutSlash(source.replace(/#.*$/, '')) === asked,
      );
      const message = other
        ? `"${phrase}" is the same to the search as a phrase of ${other}. Remove one.`
        : asked && !isSource
          ? `"${phrase}" is in "asked" of ${asked}. Add that page to the sources, or remove the phrase.`
          : null;
      const line = page.frontMatter.lines.also ?? 1;
      return message ? [{file: page.file, line, message}] : [];
    }),
  );
};
