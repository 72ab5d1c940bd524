export type Tag = {
  line: number;
  name: string;
  /** A quoted value as text; `true` for an attribute without value or with an expression. */
  attributes: Record<string, string | true>;
};

/**
 * Finds the opening JSX and HTML tags of a Markdown text.
 *
 * @param masked the text with inline code replaced by letters
 * @param plain the same text, from which values are taken
 */
export const scanTags = (masked: string, plain: string): Tag[] =>
  [...masked.matchAll(/<([A-Za-z][\w.]*)(?=[\s/>])/g)].map(({index, 0: open, 1: name = ''}) => ({
    line: plain.slice(0, index).split('\n').length,
    name,
    attributes: scanAttributes(plain, index + open.length),
  }));

const scanAttributes = (text: string, start: number): Tag['attributes'] => {
  const attributes: Tag['attributes'] = {};
  const attribute = /\s*([A-Za-z_:][\w:.-]*)(\s*=\s*)?/y;
  let at = start;
  for (;;) {
    attribute.lastIndex = at;
    const match = attribute.exec(text);
    if (!match) {
      return attributes;
    }
    at = attribute.lastIndex;
    const [, name = '', assigned] = match;
    if (!assigned) {
      attributes[name] = true;
      continue;
    }
    const opening = text[at];
    if (opening === '"' || opening === "'") {
      const end = text.indexOf(opening, at + 1);
      if (end === -1) {
        return attributes;
      }
      attributes[name] = text.slice(at + 1, end);
      at = end + 1;
    } else if (opening === '{') {
      const end = expressionEnd(text, at);
      const quoted = /^\{\s*(["'])(.*)\1\s*\}$/.exec(text.slice(at, end));
      attributes[name] = quoted?.[2] ?? true;
      at = end;
    } else {
      return attributes;
    }
  }
};

const expressionEnd = (text: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
    if (depth === 0) {
      return at + 1;
    }
  }
  return text.length;
};
