import {Parser} from 'htmlparser2';
import type {SectionRecord, SectionText} from './types';

/** What the HTML of a page tells about it. */
export type HtmlPage = {
  title: string;
  description: string;
  /** Asks search engines to stay away. */
  isHidden: boolean;
  intro: SectionText;
  sections: SectionRecord[];
};

/** Elements whose text is not the page's own. */
const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'svg',
  'noscript',
  'button',
  'template',
  'nav',
  'select',
  'iframe',
]);
const SKIPPED_CLASSES =
  /\b(hash-link|theme-doc-toc-mobile|theme-doc-toc-desktop|theme-doc-footer|theme-doc-version-badge|pagination-nav|tableOfContents\w*|theme-edit-this-page)\b/;
const INLINE_TAGS = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
]);
const VOID_TAGS = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const HEADING = /^h[1-6]$/;

type Target = 'none' | 'title' | 'heading' | 'text' | 'code';

/**
 * Extracts the sections of a built page from its HTML.
 *
 * Read is what stands in `<main>`; navigation, buttons and drawings are left out. Texts come back
 * as plain text: what was escaped in the HTML is not escaped any more.
 */
export function extractFromHtml(html: string): HtmlPage {
  const page: HtmlPage = {
    title: '',
    description: '',
    isHidden: false,
    intro: {text: '', code: ''},
    sections: [],
  };
  let documentTitle = '';
  let isInTitleTag = false;
  let mainDepth = 0;
  let skipDepth = 0;
  let preDepth = 0;
  let heading: {depth: number; level: number; anchor: string; text: string} | null = null;
  const open: string[] = [];
  let current: SectionText = page.intro;

  const target = (): Target => {
    if (isInTitleTag) {
      return 'title';
    }
    if (mainDepth === 0 || skipDepth > 0) {
      return 'none';
    }
    return heading ? 'heading' : preDepth > 0 ? 'code' : 'text';
  };

  const write = (text: string): void => {
    switch (target()) {
      case 'title':
        documentTitle += text;
        break;
      case 'heading':
        heading!.text += text;
        break;
      case 'code':
        current.code += text;
        break;
      case 'text':
        current.text += text;
        break;
      case 'none':
    }
  };

  const close = (depth: number): void => {
    if (heading?.depth === depth) {
      finishHeading(heading);
      heading = null;
    }
    if (mainDepth === depth) {
      mainDepth = 0;
    }
    if (skipDepth === depth) {
      skipDepth = 0;
    }
    if (preDepth === depth) {
      preDepth = 0;
      current.code += '\n';
    }
  };

  const finishHeading = ({level, anchor, text}: NonNullable<typeof heading>): void => {
    const label = clean(text);
    if (level === 1) {
      page.title ||= label;
    } else if (anchor && label) {
      const section = {level, heading: label, anchor, text: '', code: ''};
      page.sections.push(section);
      current = section;
    } else {
      current.text += ` ${label} `;
    }
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'br') {
          write(preDepth > 0 ? '\n' : ' ');
        }
        if (name === 'meta') {
          readMeta(attributes, page);
        }
        if (VOID_TAGS.has(name)) {
          return;
        }
        open.push(name);
        const depth = open.length;
        isInTitleTag = name === 'title' && !open.includes('svg');
        if (name === 'main' && mainDepth === 0) {
          mainDepth = depth;
        }
        if (skipDepth === 0 && isSkipped(name, attributes)) {
          skipDepth = depth;
        }
        if (mainDepth > 0 && skipDepth === 0) {
          if (HEADING.test(name) && !heading) {
            heading = {depth, level: Number(name[1]), anchor: attributes.id ?? '', text: ''};
          } else if (name === 'pre') {
            preDepth ||= depth;
          } else if (!INLINE_TAGS.has(name) && preDepth === 0) {
            write(' ');
          }
        }
      },
      ontext: write,
      onclosetag(name) {
        if (VOID_TAGS.has(name)) {
          return;
        }
        isInTitleTag = false;
        if (mainDepth > 0 && preDepth === 0 && !INLINE_TAGS.has(name)) {
          write(' ');
        }
        close(open.length);
        open.pop();
      },
    },
    {decodeEntities: true, lowerCaseTags: true},
  );
  parser.write(html);
  parser.end();

  page.title ||= clean(documentTitle).replace(/ \| [^|]*$/, '');
  for (const part of [page.intro, ...page.sections]) {
    part.text = clean(part.text);
    part.code = part.code.replace(/\n{2,}/g, '\n').trim();
  }
  return page;
}

/** Whether what an element holds is not the page's own text. */
export function isSkipped(name: string, attributes: Record<string, string>): boolean {
  return (
    SKIPPED_TAGS.has(name) ||
    SKIPPED_CLASSES.test(attributes.class ?? '') ||
    attributes['aria-hidden'] === 'true' ||
    attributes['data-not-content'] !== undefined ||
    attributes.role === 'tablist' ||
    // Panels of tabs are hidden until they are chosen.
    (attributes.hidden !== undefined && attributes.role !== 'tabpanel')
  );
}

/** Whether an element has no content and no end. */
export function isVoid(name: string): boolean {
  return VOID_TAGS.has(name);
}

function readMeta(attributes: Record<string, string>, page: HtmlPage): void {
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
