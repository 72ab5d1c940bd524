import {createHash} from 'node:crypto';
import {readHtml, type HtmlAttributes, type HtmlReader} from '../../lib/html-readers';

/** What a policy has to know of an HTML file. */
export type InlineCode = {
  /** Texts of the inline scripts that browsers run. */
  scripts: string[];
  /** Code where no hash can allow it: handlers in attributes, and `javascript:` links. */
  forbidden: string[];
};

/** Types of scripts that browsers run. Others, such as `application/ld+json`, are data. */
const RUNS = /^(module|importmap|speculationrules|(text|application)\/(java|ecma)script)?$/i;

/** Finds the code in an HTML file that does not come from a file of its own. */
export function readInlineCode(html: string): InlineCode {
  const reader = new InlineCodeReader();
  readHtml(html, [reader]);
  return reader.code;
}

/** Finds that code in a file that is parsed. */
export class InlineCodeReader implements HtmlReader {
  readonly code: InlineCode = {scripts: [], forbidden: []};
  private script: string | null = null;

  onOpenTag(name: string, attributes: HtmlAttributes): void {
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on[a-z]+$/.test(attribute) || /^\s*javascript:/i.test(value)) {
        this.code.forbidden.push(`<${name} ${attribute}="${value}">`);
      }
    }
    const isInline = name === 'script' && attributes.src === undefined;
    this.script = isInline && RUNS.test(attributes.type ?? '') ? '' : null;
  }

  onText(text: string): void {
    if (this.script !== null) {
      this.script += text;
    }
  }

  onCloseTag(name: string): void {
    if (name === 'script' && this.script !== null) {
      this.code.scripts.push(this.script);
    }
    this.script = null;
  }
}

/** The source that allows a script in a policy: `'sha256-…'`. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
