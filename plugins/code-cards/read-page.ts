import {readHtml, type HtmlAttributes} from '../lib/html-readers';
import {PageReader} from '../search/records/page-reader';

/** The version that changed the default of an option, and what it was before. */
export type ChangedDefault = {version: string; before: string};

/** A heading and what stands below it. */
export type PageSection = {
  level: number;
  anchor: string;
  /** The name in the code that the heading stands for: `spring` for `spring()`. */
  name: string;
  /** The first sentence below it; empty if that is no paragraph. */
  sentence: string;
  /** Version that brought it; empty if the page doesn't say. */
  since: string;
  /** The last change of its default; null if none is known. */
  changedDefault: ChangedDefault | null;
};

export type ReadPage = {
  sections: PageSection[];
  /** Typed code blocks, as the page shows them. */
  blocks: string[];
  /** Ids of the demos that it shows. */
  demos: string[];
};

/** Reads the headings and the TypeScript of a built page. */
export function readPage(html: string): ReadPage {
  const reader = new CodeReader();
  readHtml(html, [reader]);
  return reader.result();
}

/** As `plugins/remark/api-reference/changed-defaults.ts` writes it, at the end of the facts. */
function changedDefaultIn(facts: string): ChangedDefault | null {
  const [, version, before] =
    /Default changed in v([\d.]+\d) from (.+?)(?: optional| required)?(?: deprecated)?$/.exec(
      facts,
    ) ?? [];
  return version && before ? {version, before} : null;
}

const TYPED = /\blanguage-(ts|tsx|typescript)\b/;

type RawSection = {heading: string; level: number; anchor: string; facts: string; text: string};

/** Finds the headings and the TypeScript of a page that is parsed. */
export class CodeReader extends PageReader {
  private readonly sections: RawSection[] = [];
  private readonly blocks: string[] = [];
  private readonly demos: string[] = [];
  /** The element whose text is being read, and where it goes. */
  private reading: {depth: number; write: (text: string) => void} | null = null;

  /** What the page has, once it is read. */
  result(): ReadPage {
    return {
      sections: this.sections.map(({heading, level, anchor, facts, text}) => ({
        level,
        anchor,
        name: headingName(clean(heading)),
        sentence: firstSentence(clean(text)),
        since: /Since v([\d.]+\d)/.exec(facts)?.[1] ?? '',
        changedDefault: changedDefaultIn(clean(facts)),
      })),
      blocks: this.blocks,
      demos: this.demos,
    };
  }

  onText(text: string): void {
    if (this.isOwn) {
      this.reading?.write(text);
    }
  }

  protected onVoid(name: string): void {
    if (name === 'br' && this.isOwn) {
      this.reading?.write('\n');
    }
  }

  protected onOpen(name: string, attributes: HtmlAttributes): void {
    if (attributes['data-demo']) {
      this.demos.push(attributes['data-demo']);
    }
    if (this.reading) {
      return;
    }
    const write = this.targetOf(name, attributes);
    this.reading = write ? {depth: this.open.length, write} : null;
  }

  protected onClose(): void {
    if (this.reading?.depth === this.open.length) {
      this.reading = null;
    }
  }

  private targetOf(
    name: string,
    {id, class: classes = ''}: HtmlAttributes,
  ): ((text: string) => void) | null {
    if (name === 'pre' && TYPED.test(classes)) {
      const index = this.blocks.push('') - 1;
      return (text) => {
        this.blocks[index] += text;
      };
    }
    if (/^h[2-6]$/.test(name) && id) {
      const section = {heading: '', level: Number(name[1]), anchor: id, facts: '', text: ''};
      this.sections.push(section);
      return (text) => {
        section.heading += text;
      };
    }
    const section = this.sections.at(-1);
    if (name !== 'p' || !section) {
      return null;
    }
    if (classes.includes('reference-facts')) {
      return (text) => {
        section.facts += text;
      };
    }
    return section.text === ''
      ? (text) => {
          section.text += text;
        }
      : null;
  }
}

const clean = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** `<Sequence>` gives `Sequence`, `spring()` gives `spring`, `crf?` gives `crf`. */
export const headingName = (text: string): string =>
  text
    .replace(/^<\s*([^<>]*?)\s*\/?>$/, '$1')
    .replace(/\(.*\)$|<.*>$/, '')
    .replace(/[?:]$/, '')
    .trim();

/** What stands before the first full stop that ends a sentence, without the marks of emphasis. */
export const firstSentence = (text: string): string =>
  (/^.*?[.!?](?=\s+["'`(<A-Z\d]|$)/.exec(text)?.[0] ?? text).replace(
    /(?<!\w)_([^_]+)_(?!\w)/g,
    '$1',
  );
