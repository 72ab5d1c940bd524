import {Parser} from 'htmlparser2';
import {isSkipped, isVoid} from './html';
import type {SectionText} from './types';

/** Elements whose text is prose. What stands outside of them belongs to demos and controls. */
const BLOCKS = new Set(['p', 'li', 'blockquote', 'dt', 'dd', 'td', 'summary']);
const LANGUAGE = /\blanguage-([\w-]+)/;
/** Characters that the Markdown of passages gives a meaning. */
const SPECIAL = /[\\`*[\]]/g;
const BLOCK_START = /^(?=(?:[-#>]|\d+\.)\s)/;
const HEADING = /^h[2-6]$/;

/**
 * Extracts what the sections of a built page say, as Markdown: paragraphs, lists, code, emphasis
 * and links. Table rows become list items. There is never HTML in it.
 *
 * @returns Markdown by anchor; what stands before the first section has the anchor `''`
 */
export function passagesFromHtml(html: string): Map<string, string> {
  const sections = new Map<string, string[]>();
  let anchor = '';
  let mainDepth = 0;
  let skipDepth = 0;
  let code: {depth: number; language: string; text: string} | null = null;
  let inline = '';
  let cells: string[] = [];
  let isItemStart = false;
  const open: string[] = [];
  const links: string[] = [];

  const push = (block: string): void => {
    sections.set(anchor, [...(sections.get(anchor) ?? []), block]);
  };
  const isInside = (names: Set<string>): boolean => open.some((name) => names.has(name));
  const flush = (): void => {
    const text = inline.replace(/\s+/g, ' ').trim();
    inline = '';
    if (!text) {
      return;
    }
    if (open.includes('td')) {
      cells.push(text);
    } else if (isItemStart) {
      isItemStart = false;
      push(`- ${text}`);
    } else {
      push(text.replace(BLOCK_START, '\\'));
    }
  };
  const mark = (name: string, isOpening: boolean): void => {
    if (code || !isInside(BLOCKS)) {
      return;
    }
    if (name === 'code') {
      inline += '`';
    } else if (name === 'strong' || name === 'b') {
      inline += '**';
    } else if (name === 'a' && links.at(-1)) {
      inline += isOpening ? '[' : `](${links.at(-1)})`;
    } else if (name === 'br') {
      inline += ' ';
    }
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isVoid(name)) {
          if (name === 'br' && code) {
            code.text += '\n';
          }
          mark(name, true);
          return;
        }
        if (mainDepth > 0 && skipDepth === 0 && BLOCKS.has(name)) {
          flush();
          isItemStart = name === 'li' || (isItemStart && open.includes('li'));
        }
        open.push(name);
        mainDepth ||= name === 'main' ? open.length : 0;
        if (mainDepth === 0 || skipDepth > 0) {
          return;
        }
        if (isSkipped(name, attributes)) {
          skipDepth = open.length;
        } else if (HEADING.test(name)) {
          flush();
          anchor = attributes.id ?? anchor;
        } else if (name === 'pre') {
          flush();
          const language = LANGUAGE.exec(attributes.class ?? '')?.[1] ?? '';
          code = {depth: open.length, language, text: ''};
        } else if (name === 'a') {
          links.push(/^(https:\/\/|\/|#)/.test(attributes.href ?? '') ? attributes.href! : '');
          mark(name, true);
        } else {
          mark(name, true);
        }
      },
      ontext(text) {
        if (mainDepth === 0 || skipDepth > 0) {
          return;
        }
        if (code) {
          code.text += text;
        } else if (isInside(BLOCKS) && !HEADING.test(open.at(-1) ?? '')) {
          const isCode = open.includes('code');
          const clean = text.replace(/[\u200b\ufeff]/g, '');
          inline += isCode ? clean.replace(/`/g, "'") : clean.replace(SPECIAL, '\\$&');
        }
      },
      onclosetag(name) {
        if (isVoid(name)) {
          return;
        }
        const depth = open.length;
        if (mainDepth > 0 && skipDepth === 0) {
          if (code?.depth === depth) {
            const text = code.text.replace(/\n{3,}/g, '\n\n').trim();
            if (text) {
              push(`\`\`\`${code.language}\n${text}\n\`\`\``);
            }
            code = null;
          } else {
            mark(name, false);
          }
          if (name === 'a') {
            links.pop();
          }
          if (BLOCKS.has(name)) {
            flush();
          }
          if (name === 'tr' && cells.length > 0) {
            const [first = '', ...others] = cells;
            push(`- ${[first, others.join(' · ')].filter(Boolean).join(': ')}`);
            cells = [];
          }
        }
        open.pop();
        mainDepth = mainDepth === depth ? 0 : mainDepth;
        skipDepth = skipDepth === depth ? 0 : skipDepth;
      },
    },
    {decodeEntities: true, lowerCaseTags: true},
  );
  parser.write(html);
  parser.end();
  return new Map([...sections].map(([key, blocks]) => [key, joinBlocks(blocks)]));
}

/** The Markdown of a section of which only text and code are known. */
export function plainPassage({text, code}: SectionText): string {
  const prose = text.replace(SPECIAL, '\\$&').replace(BLOCK_START, '\\');
  return [prose, code ? `\`\`\`tsx\n${code}\n\`\`\`` : ''].filter(Boolean).join('\n\n');
}

/** Items of a list stand on lines below each other, other blocks apart. */
function joinBlocks(blocks: string[]): string {
  return blocks.reduce((markdown, block, index) => {
    const isListed = block.startsWith('- ') && blocks[index - 1]?.startsWith('- ');
    return index === 0 ? block : `${markdown}${isListed ? '\n' : '\n\n'}${block}`;
  }, '');
}
