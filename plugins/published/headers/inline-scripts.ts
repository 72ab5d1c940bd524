import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

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
  const code: InlineCode = {scripts: [], forbidden: []};
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on[a-z]+$/.test(attribute) || /^\s*javascript:/i.test(value)) {
          code.forbidden.push(`<${name} ${attribute}="${value}">`);
        }
      }
      const isInline = name === 'script' && attributes.src === undefined;
      script = isInline && RUNS.test(attributes.type ?? '') ? '' : null;
    },
    ontext(text) {
      if (script !== null) {
        script += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && script !== null) {
        code.scripts.push(script);
      }
      script = null;
    },
  });
  parser.end(html);
  return code;
}

/** The source that allows a script in a policy: `'sha256-…'`. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
