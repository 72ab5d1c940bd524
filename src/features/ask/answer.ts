import {stripEnding, wordsOfQuery, type Finding, type Source} from '@site/plugins/browser';
import type {Answer, Excerpt} from './types';

/** How much is shown of the first excerpt, the second and so on, in characters. */
const LENGTHS = [1000, 600, 450, 300, 300];
/** The best page may be quoted twice, each other once. */
const PARTS_OF_BEST_PAGE = 2;
/** What a block of code counts, however long it is: its lines scroll. */
const MAX_CODE_LENGTH = 350;
/** A label such as "Type number" is no sentence. */
const MIN_SENTENCE_LENGTH = 40;

/**
 * Composes an answer of passages: nothing in it is written anew. From each passage it takes the
 * blocks that speak of the question, as they stand.
 */
export function composeAnswer({words, sources}: Finding): Answer {
  const excerpts: Excerpt[] = [];
  const parts = new Map<string, number>();
  for (const source of sources.filter(({markdown}) => markdown)) {
    const page = source.url.replace(/#.*$/, '');
    const part = (parts.get(page) ?? 0) + 1;
    parts.set(page, part);
    if (part > (parts.size === 1 ? PARTS_OF_BEST_PAGE : 1)) {
      continue;
    }
    const length = LENGTHS[excerpts.length];
    if (length === undefined) {
      break;
    }
    excerpts.push(excerptOf(source, words, length));
  }
  return {words, excerpts};
}

function excerptOf(
  {title, heading, url, markdown, isAsked}: Source,
  words: string[],
  length: number,
): Excerpt {
  const blocks = blocksOf(markdown);
  const chosen: string[] = [];
  let left = length;
  // A page that lists this question answers it in its first paragraph.
  const start = isAsked ? 0 : startOf(blocks, words, length);
  for (let index = start; index < blocks.length; index++) {
    const block = blocks[index] ?? '';
    const isAnnounced = chosen.at(-1)?.endsWith(':');
    const cost = isCode(block) ? Math.min(block.length, MAX_CODE_LENGTH) : block.length;
    if (chosen.length > 0 && cost > left && !isAnnounced) {
      break;
    }
    chosen.push(block);
    left -= cost;
  }
  return {title, heading, url, markdown: chosen.join('\n\n'), passage: markdown};
}

/** Blocks of Markdown, without labels if there is anything else. Code is one block. */
export function blocksOf(markdown: string): string[] {
  const blocks = markdown.match(/```[\s\S]*?\n```|[^\n](?:(?!\n\n)[\s\S])*/g) ?? [];
  const sentences = blocks.filter(
    (block) => isCode(block) || block.length >= MIN_SENTENCE_LENGTH || /[.:!?]$/.test(block),
  );
  return (sentences.length > 0 ? sentences : blocks).map((block) => block.trim());
}

/** Where in a long passage to begin: at the block that holds most of what was looked for. */
function startOf(blocks: string[], words: string[], length: number): number {
  const total = blocks.reduce((sum, block) => sum + block.length, 0);
  if (total <= length) {
    return 0;
  }
  const roots = words.map(stripEnding);
  const counts = blocks.map((block) => {
    const inBlock = new Set(wordsOfQuery(block).map(stripEnding));
    return roots.filter((root) => inBlock.has(root)).length;
  });
  const best = counts.indexOf(Math.max(...counts));
  // Code is introduced by what stands before it.
  return isCode(blocks[best] ?? '') && best > 0 ? best - 1 : best;
}

function isCode(block: string): boolean {
  return block.startsWith('```');
}

/** The answer as Markdown with its sources, for the clipboard. */
export function answerAsMarkdown(
  question: string,
  {excerpts}: Answer,
  generated: string | null,
  siteUrl: string,
): string {
  const address = (url: string) => new URL(url, siteUrl).href;
  const titleOf = ({title, heading}: Excerpt) => (heading ? `${title}: ${heading}` : title);
  const body = generated
    ? [generated]
    : excerpts.map((excerpt) => `## ${titleOf(excerpt)}\n\n${excerpt.markdown}`);
  const sources = excerpts.map((each) => `- [${titleOf(each)}](${address(each.url)})`);
  return [`# ${question}`, ...body, `Related sources\n\n${sources.join('\n')}`].join('\n\n');
}
