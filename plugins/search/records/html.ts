import {readHtml, type HtmlAttributes} from '../../lib/html-readers';
import {PageReader} from './page-reader';
import type {SectionRecord, SectionText} from './types';

/** What the HTML of a page tells about it. */
export type HtmlPage = {
  title: string;
  description: string;
  /** Asks search engines to stay away. */
  isHidden: boolean;
  intro: SectionText;
  sections: SectionRecord[];
  /** Paths of this site that the text links to, with the base URL, without query and hash. */
  links: string[];
};

const INLINE_TAGS = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;

/**
 * Extracts the sections of a built page from its HTML.
 *
 * Read is what stands in `<main>`; navigation, buttons and drawings are left out. Texts come back
 * as plain text: what was escaped in the HTML is not escaped any more.
 */
export function extractFromHtml(html: string): HtmlPage {
  const reader = new SectionReader();
  readHtml(html, [reader]);
  return reader.result();
}

/** Finds the sections of a page that is parsed. */
export class SectionReader extends PageReader {
  private readonly page: HtmlPage = {
    title: '',
    description: '',
    isHidden: false,
    intro: {text: '', code: ''},
    sections: [],
    links: [],
  };
  private documentTitle = '';
  private current: SectionText = this.page.intro;
  private preDepth = 0;
  private heading: {depth: number; level: number; anchor: string; text: string} | null = null;

  onText(text: string): void {
    if (this.open.at(-1) === 'title' && !this.open.includes('svg')) {
      this.documentTitle += text;
    } else if (this.isOwn) {
      this.write(text);
    }
  }

  /** What the page tells, once it is read. */
  result(): HtmlPage {
    const {page, documentTitle} = this;
    page.title ||= clean(documentTitle).replace(/ \| [^|]*$/, '');
    for (const part of [page.intro, ...page.sections]) {
      part.text = clean(part.text);
      part.code = part.code.replace(/\n{2,}/g, '\n').trim();
    }
    return page;
  }

  protected onVoid(name: string, attributes: HtmlAttributes): void {
    if (name === 'meta') {
      readMeta(attributes, this.page);
    } else if (name === 'br' && this.isOwn) {
      this.write(this.preDepth > 0 ? '\n' : ' ');
    }
  }

  protected onOpen(name: string, attributes: HtmlAttributes): void {
    const depth = this.open.length;
    if (name === 'a' && /^\/(?!\/)/.test(attributes.href ?? '')) {
      this.page.links.push((attributes.href ?? '').replace(/[?#].*$/, ''));
    }
    if (HEADING.test(name) && !this.heading) {
      this.heading = {depth, level: Number(name[1]), anchor: attributes.id ?? '', text: ''};
    } else if (name === 'pre') {
      this.preDepth ||= depth;
    } else {
      this.separate(name);
    }
  }

  protected onClose(name: string): void {
    this.separate(name);
    const depth = this.open.length;
    if (this.heading?.depth === depth) {
      this.finish(this.heading);
      this.heading = null;
    }
    if (this.preDepth === depth) {
      this.preDepth = 0;
      this.current.code += '\n';
    }
  }

  /** The texts of two blocks are not one word. */
  private separate(name: string): void {
    if (!INLINE_TAGS.has(name) && this.preDepth === 0) {
      this.write(' ');
    }
  }

  private write(text: string): void {
    if (this.heading) {
      this.heading.text += text;
    } else {
      this.current[this.preDepth > 0 ? 'code' : 'text'] += text;
    }
  }

  private finish({level, anchor, text}: NonNullable<typeof this.heading>): void {
    const label = clean(text);
    if (level === 1) {
      this.page.title ||= label;
    } else if (anchor && label) {
      const section = {level, heading: label, anchor, text: '', code: ''};
      this.page.sections.push(section);
      this.current = section;
    } else {
      this.current.text += ` ${label} `;
    }
  }
}

function readMeta(attributes: HtmlAttributes, page: HtmlPage): void {
  if (attributes.name === 'description') {
    page.description ||= clean(attributes.content ?? '');
  }
  if (attributes.name === 'robots' && /noindex/.test(attributes.content ?? '')) {
    page.isHidden = true;
  }
}

/** One line, without zero-width characters. */
function clean(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
