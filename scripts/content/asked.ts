import {isStopWord, wordsOfQuery} from '../../plugins/search/text';
import {frontMatterText, type MarkdownFile} from './markdown';
import {count, type Problem} from './problems';
import {isPartial} from './project';
import {groupOf} from './prose/scope';
import type {ManifestRow} from './routes';

const QUESTIONS = 2;
const WORDS = {least: 2, most: 12};

export type AskedReport = {
  /** Pages that say what they are asked. */
  pages: number;
  /** Pages of pending groups that do not yet. */
  pending: number;
  phrases: number;
  questions: number;
  problems: Problem[];
};

/**
 * Checks the phrases and questions that pages are asked in: each belongs to one page, none is the
 * title of another, two of a page are questions, and each has 2 to 12 words. How many a page may have
 * is a matter of its front matter.
 *
 * Phrases are compared as the search compares them: without case, punctuation and stop words.
 *
 * @param pendingProse groups whose pages may lack them, unless `editedPages` names the page
 */
export const checkAsked = (
  files: MarkdownFile[],
  manifest: ManifestRow[],
  pendingProse: string[],
  editedPages: string[],
): AskedReport => {
  const pages = files.filter(({file}) => file.startsWith('docs/') && !isPartial(file));
  const groups = new Map(manifest.map(({route, group}) => [route, group]));
  const isPending = (page: MarkdownFile) =>
    pendingProse.includes(groupOf(page, groups)) && !editedPages.includes(page.file);
  const asking = pages.filter((page) => askedOf(page).length > 0);
  const phrases = asking.flatMap(askedOf);
  return {
    pages: asking.length,
    pending: pages.filter((page) => askedOf(page).length === 0 && isPending(page)).length,
    phrases: phrases.length,
    questions: phrases.filter(isQuestion).length,
    problems: [
      ...pages
        .filter((page) => askedOf(page).length === 0 && !isPending(page))
        .map((page) => problemOf(page, MISSING)),
      ...asking.flatMap((page) => checkPhrases(page)),
      ...findCollisions(asking),
      ...findTitles(asking, pages),
    ],
  };
};

const MISSING =
  '"asked" is missing. Write 4 to 30 phrases and questions of people who do not know the title yet.';

const askedOf = ({frontMatter: {data}}: MarkdownFile): string[] =>
  Array.isArray(data?.asked) ? data.asked.filter((phrase) => typeof phrase === 'string') : [];

const isQuestion = (phrase: string): boolean => phrase.trim().endsWith('?');

/** What is left of a phrase when the search has read it: `Why is it blurry?` gives `blurry`. */
const essence = (phrase: string): string =>
  wordsOfQuery(phrase)
    .filter((word) => !isStopWord(word))
    .join(' ');

const problemOf = ({file, frontMatter}: MarkdownFile, message: string): Problem => ({
  file,
  line: frontMatter.lines.asked ?? 1,
  message,
});

const checkPhrases = (page: MarkdownFile): Problem[] => {
  const phrases = askedOf(page);
  const questions = phrases.filter(isQuestion).length;
  const messages = phrases.flatMap((phrase) => {
    const words = phrase.trim().split(/\s+/).length;
    return words < WORDS.least || words > WORDS.most
      ? [
          `"${phrase}" has ${count(words, 'word')}. Write ${WORDS.least} to ${WORDS.most}, as people type them.`,
        ]
      : essence(phrase) === ''
        ? [`"${phrase}" has only words that the search skips. Name what it is about.`]
        : [];
  });
  return [
    ...messages,
    ...(questions < QUESTIONS
      ? [
          `${questions} of ${phrases.length} phrases end with a question mark. Write ${QUESTIONS} or more as questions.`,
        ]
      : []),
  ].map((message) => problemOf(page, message));
};

const findCollisions = (pages: MarkdownFile[]): Problem[] => {
  const first = new Map<string, {page: MarkdownFile; phrase: string}>();
  return pages.flatMap((page) =>
    askedOf(page).flatMap((phrase) => {
      const other = first.get(essence(phrase));
      if (!other || essence(phrase) === '') {
        first.set(essence(phrase), {page, phrase});
        return [];
      }
      const message =
        other.page === page
          ? `"${phrase}" and "${other.phrase}" are the same to the search. Remove one.`
          : `"${phrase}" is "${other.phrase}" of ${other.page.file} to the search. Give it to the page that answers it, and write another one here.`;
      return [problemOf(page, message)];
    }),
  );
};

const findTitles = (asking: MarkdownFile[], pages: MarkdownFile[]): Problem[] => {
  const titles = new Map(
    pages.map((page) => [essence(frontMatterText(page, 'title')), page] as const),
  );
  return asking.flatMap((page) =>
    askedOf(page).flatMap((phrase) => {
      const other = titles.get(essence(phrase));
      return other && other !== page && essence(phrase) !== ''
        ? [
            problemOf(
              page,
              `"${phrase}" is the title of ${other.file}. Write what only this page answers.`,
            ),
          ]
        : [];
    }),
  );
};
