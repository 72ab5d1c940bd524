import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {SectionRecord, SectionText} from './types';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const IMPORT_OR_EXPORT = /^(import|export)\s/;
const ADMONITION = /^\s*:{3,}\s*(\w+)?(?:\[(.*)\])?\s*(.*)$/;

/**
 * Extracts the sections of a page from its Markdown source, without its front matter.
 *
 * `npm start` searches these: near to what the built page says, but without what components and
 * plugins write into it.
 */
export function extractFromMarkdown(markdown: string): {
  intro: SectionText;
  sections: SectionRecord[];
} {
  const slugger = createSlugger();
  const intro: SectionText = {text: '', code: ''};
  const sections: SectionRecord[] = [];
  let current = intro;
  let fence: string | null = null;
  let isModuleCode = false;
  for (const line of markdown.replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '').split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence) {
      if (mark && mark.startsWith(fence)) {
        fence = null;
      } else {
        current.code += `${line}\n`;
      }
      continue;
    }
    if (mark) {
      fence = mark;
      continue;
    }
    if (isModuleCode || IMPORT_OR_EXPORT.test(line)) {
      isModuleCode = line.trim() !== '';
      continue;
    }
    const heading = HEADING.exec(line);
    if (heading?.[1] && heading[2]) {
      const {text, id} = parseMarkdownHeadingId(heading[2]);
      const label = plainText(text);
      const anchor = id ?? slugger.slug(label);
      if (heading[1].length > 1) {
        const section = {level: heading[1].length, heading: label, anchor, text: '', code: ''};
        sections.push(section);
        current = section;
      }
      continue;
    }
    const admonition = ADMONITION.exec(line);
    current.text += `${admonition ? [admonition[2], admonition[3]].filter(Boolean).join(' ') : line}\n`;
  }
  for (const part of [intro, ...sections]) {
    part.text = plainText(part.text);
    part.code = part.code.trim();
  }
  return {intro, sections};
}

/** Markdown without its marks: links, emphasis, code, tables, elements. */
function plainText(markdown: string): string {
  return markdown
    .split(/(`[^`\n]*`)/)
    .map((piece) =>
      piece.startsWith('`')
        ? piece.slice(1, -1)
        : piece
            .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
            .replace(/^\s*(?:[-*+]|\d+\.|>)\s+/gm, '')
            .replace(/\|?\s*:?-{3,}:?\s*\|?/g, ' ')
            .replace(/\*\*|__|~~|\|/g, ' ')
            .replace(/\\([<>{}*_`])/g, '$1'),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
