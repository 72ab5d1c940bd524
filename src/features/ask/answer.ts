import {
  stripEnding,
  wordsOfQuery,
  type Finding,
  type PageLink,
  type Source,
} from '@site/plugins/browser';
import {asksForTypes, kindOfQuestion, type QuestionKind} from './kind';
import type {Answer, Excerpt} from './types';

/** How much is shown of the first excerpt, the second and so on, in characters. */
const LENGTHS = [1000, 600, 450, 300];
/** The best page may be quoted twice, each other once. */
const PARTS_OF_BEST_PAGE = 2;
/** What a block of code counts, however long it is: its lines scroll. */
const MAX_CODE_LENGTH = 350;
/** A label such as "Type number" is no sentence. */
const MIN_SENTENCE_LENGTH = 40;

/**
 * Composes an answer of passages: nothing in it is written anew. From each passage it takes the
 * blocks that speak of the question and fit what it is after, as they stand. Signatures are left out,
 * unless the question is about types.
 */
export function composeAnswer({words, sources, written, nearest}: Finding, question = ''): Answer {
  const asked = {words, kind: kindOfQuestion(question), wantsTypes: asksForTypes(question)};
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
    const excerpt = excerptOf(source, asked, length);
    if (excerpt) {
      excerpts.push(excerpt);
    }
  }
  return {words, excerpts, ...(written ? {written} : {}), ...(nearest ? {nearest} : {})};
}

/** What was asked. */
type Asked = {words: string[]; kind: QuestionKind; wantsTypes: boolean};

/** @returns `null` for a passage of signatures, for a question that isn't about types */
function excerptOf(
  {title, heading, url, markdown, isAsked}: Source,
  asked: Asked,
  length: number,
): Excerpt | null {
  const all = blocksOf(markdown);
  const blocks = asked.wantsTypes ? all : all.filter((block) => !isSignature(block));
  if (blocks.length === 0) {
    return null;
  }
  const chosen: string[] = [];
  let left = length;
  // A page that lists this question answers it in its first paragraph.
  const isFirst = isAsked || (asked.kind === 'definition' && !heading);
  const start = isFirst ? 0 : startOf(blocks, asked, length);
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

/** What a block is worth that fits what the question is after, compared with one more of its words. */
const FITS_KIND = 0.75;

const KIND_OF_BLOCK: Record<QuestionKind, (block: string, next: string | undefined) => boolean> = {
  steps: (block, next) => /^1\. /.test(block) || isCode(block) || (next ? isCode(next) : false),
  definition: (block) => /\b(is|are|means)\b/.test(block) && !isCode(block),
  'yes-no': (block) =>
    !isCode(block) &&
    /\b(can't|cannot|doesn't|don't|isn't|only|supports?|works?|yes|no)\b/i.test(block),
  number: (block) => !isCode(block) && /\d/.test(block),
  other: () => false,
};

/** Where in a long passage to begin: at the block that holds most of what was looked for, and fits. */
function startOf(blocks: string[], {words, kind}: Asked, length: number): number {
  const total = blocks.reduce((sum, block) => sum + block.length, 0);
  if (total <= length) {
    return 0;
  }
  const roots = words.map(stripEnding);
  const counts = blocks.map((block, index) => {
    const inBlock = new Set(wordsOfQuery(block).map(stripEnding));
    const held = roots.filter((root) => inBlock.has(root)).length;
    return held + (KIND_OF_BLOCK[kind](block, blocks[index + 1]) ? FITS_KIND : 0);
  });
  const best = counts.indexOf(Math.max(...counts));
  // Code is introduced by what stands before it.
  return isCode(blocks[best] ?? '') && best > 0 ? best - 1 : best;
}

function isCode(block: string): boolean {
  return block.startsWith('```');
}

/** Code that only says how something is called: it has no statement. */
const SIGNATURE =
  /^```tsx?\n(?:export )?(?:declare )?(?:async )?(?:function|type|interface)\b[^=]*?[;}]\n```$/;

function isSignature(block: string): boolean {
  return SIGNATURE.test(block) && !/\breturn\b|=>\s*\{|\)\s*(?::[^{;]*)?\{\n/.test(block);
}

/** Neighboring excerpts of one page, with their numbers in the answer, from 1. */
export type PageExcerpts = PageLink & {excerpts: (Excerpt & {number: number})[]};

/** Excerpts of one page stand under one heading, in the order in which the page is read. */
export function byPage(excerpts: Excerpt[]): PageExcerpts[] {
  const pages: PageExcerpts[] = [];
  excerpts.forEach((excerpt, index) => {
    const url = excerpt.url.replace(/#.*$/, '');
    if (pages.at(-1)?.url !== url) {
      pages.push({title: excerpt.title, heading: '', url, excerpts: []});
    }
    pages.at(-1)?.excerpts.push({...excerpt, number: index + 1});
  });
  return pages;
}

/** The answer as Markdown with its sources, for the clipboard. */
export function answerAsMarkdown(
  question: string,
  {excerpts, written}: Answer,
  generated: string | null,
  siteUrl: string,
): string {
  const address = (url: string) => new URL(url, siteUrl).href;
  const titleOf = ({title, heading}: PageLink) => (heading ? `${title}: ${heading}` : title);
  const body = generated
    ? [generated]
    : written
      ? [written.markdown]
      : byPage(excerpts).flatMap(({title, excerpts: parts}) =>
          parts.length === 1
            ? parts.map((part) => `## ${titleOf(part)}\n\n${part.markdown}`)
            : [
                `## ${title}`,
                ...parts.flatMap(({heading, markdown}) => [
                  ...(heading ? [`### ${heading}`] : []),
                  markdown,
                ]),
              ],
        );
  const sources = [...(written && !generated ? written.sources : excerpts)].map(
    (each) => `- [${titleOf(each)}](${address(each.url)})`,
  );
  return [`# ${question}`, ...body, `Related sources\n\n${sources.join('\n')}`].join('\n\n');
}
