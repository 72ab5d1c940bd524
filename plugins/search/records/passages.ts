import {readHtml, type HtmlAttributes} from '../../lib/html-readers';
import {PageReader} from './page-reader';
import type {SectionText} from './types';

/** Elements whose text is prose. What stands outside of them belongs to demos and controls. */
const BLOCKS = new Set(['p', 'li', 'blockquote', 'dt', 'dd', 'td', 'summary']);
const LANGUAGE = /\blanguage-([\w-]+)/;
/** Characters that the Markdown of passages gives a meaning. */
const SPECIAL = /[\\`*[\]]/g;
const BLOCK_START = /^(?=(?:[-#>]|\d+\.)\s)/;
const HEADING = /^h[2-6]$/;
/** The line of facts below the title of reference pages: it answers no question. */
const FACTS = /\breference-header\b/;

/**
 * Extracts what the sections of a built page say, as Markdown: paragraphs, lists, code, emphasis
 * and links. Table rows become list items. There is never HTML in it.
 *
 * @returns Markdown by anchor; what stands before the first section has the anchor `''`
 */
export function passagesFromHtml(html: string): Map<string, string> {
  const reader = new PassageReader();
  readHtml(html, [reader]);
  return reader.result();
}

/** Finds the passages of a page that is parsed. */
export class PassageReader extends PageReader {
  /** Blocks of Markdown by the anchor of their section. */
  private readonly blocks = new Map<string, string[]>();
  private anchor = '';
  private code: {depth: number; language: string; text: string} | null = null;
  /** Markdown of the block that is being read. */
  private inline = '';
  private cells: string[] = [];
  private isItemStart = false;
  private isFacts = false;
  /** Targets of the links that are open; empty where Markdown has no link. */
  private readonly links: string[] = [];

  /** Markdown by anchor, once the page is read. */
  result(): Map<string, string> {
    return new Map([...this.blocks].map(([anchor, blocks]) => [anchor, joinBlocks(blocks)]));
  }

  protected onVoid(name: string): void {
    if (name === 'br' && this.code) {
      this.code.text += '\n';
    } else if (name === 'br' && this.isInBlock()) {
      this.inline += ' ';
    }
  }

  protected override beforeOpen(name: string): void {
    if (BLOCKS.has(name)) {
      this.flush();
      this.isItemStart = name === 'li' || (this.isItemStart && this.open.includes('li'));
    }
  }

  protected onOpen(name: string, attributes: HtmlAttributes): void {
    if (HEADING.test(name)) {
      this.flush();
      this.anchor = attributes.id ?? this.anchor;
    } else if (name === 'pre') {
      this.flush();
      const language = LANGUAGE.exec(attributes.class ?? '')?.[1] ?? '';
      this.code = {depth: this.open.length, language, text: ''};
    } else {
      this.isFacts ||= FACTS.test(attributes.class ?? '');
      if (name === 'a') {
        const {href = ''} = attributes;
        this.links.push(/^(https:\/\/|\/|#)/.test(href) ? href : '');
      }
      this.mark(name, true);
    }
  }

  onText(text: string): void {
    if (this.code && this.isOwn) {
      this.code.text += text;
    } else if (this.isOwn && this.isInBlock() && !HEADING.test(this.open.at(-1) ?? '')) {
      const clean = text.replace(/[\u200b\ufeff]/g, '');
      this.inline += this.open.includes('code')
        ? clean.replace(/`/g, "'")
        : clean.replace(SPECIAL, '\\$&');
    }
  }

  protected onClose(name: string): void {
    if (this.code?.depth === this.open.length) {
      this.finishCode(this.code);
    } else {
      this.mark(name, false);
    }
    if (name === 'a') {
      this.links.pop();
    }
    if (BLOCKS.has(name)) {
      this.flush();
    }
    if (name === 'tr') {
      this.finishRow();
    }
  }

  private isInBlock(): boolean {
    return this.open.some((name) => BLOCKS.has(name));
  }

  /**
   * Writes what an element is in Markdown, where it begins and where it ends. Code shows everything
   * in it as it is, so a link in code is its label alone.
   */
  private mark(name: string, isOpening: boolean): void {
    if (this.code || !this.isInBlock()) {
      return;
    }
    if (name === 'code') {
      this.inline += '`';
    } else if (name === 'strong' || name === 'b') {
      this.inline += '**';
    } else if (name === 'a' && this.links.at(-1) && !this.open.includes('code')) {
      this.inline += isOpening ? '[' : `](${this.links.at(-1)})`;
    }
  }

  /** Ends the block that is being read. */
  private flush(): void {
    const text = this.inline.replace(/\s+/g, ' ').trim();
    const isFacts = this.isFacts;
    this.inline = '';
    this.isFacts = false;
    if (!text || isFacts) {
      return;
    }
    if (this.open.includes('td')) {
      this.cells.push(text);
    } else if (this.isItemStart) {
      this.isItemStart = false;
      this.push(`- ${text}`);
    } else {
      this.push(text.replace(BLOCK_START, '\\'));
    }
  }

  private finishCode({language, text}: NonNullable<typeof this.code>): void {
    const lines = text.replace(/\n{3,}/g, '\n\n').trim();
    if (lines) {
      this.push(`\`\`\`${language}\n${lines}\n\`\`\``);
    }
    this.code = null;
  }

  private finishRow(): void {
    const [first = '', ...others] = this.cells;
    if (this.cells.length > 0) {
      this.push(`- ${[first, others.join(' · ')].filter(Boolean).join(': ')}`);
    }
    this.cells = [];
  }

  private push(block: string): void {
    this.blocks.set(this.anchor, [...(this.blocks.get(this.anchor) ?? []), block]);
  }
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
