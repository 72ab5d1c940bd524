/** What a piece of code is, for its color. */
export type TokenKind =
  | 'comment'
  | 'string'
  | 'keyword'
  | 'number'
  | 'function'
  | 'tag'
  | 'property'
  | 'punctuation'
  | 'plain';

export type Token = {
  kind: TokenKind;
  text: string;
  /** Set in the source between « and »: a value that the reader can change. */
  isValue?: true;
};

const KEYWORDS = 'import|from|export|default|const|let|return|as|async|await|type|function|new';

const PATTERNS: [TokenKind, string][] = [
  ['comment', String.raw`\/\/.*|#.*`],
  ['string', String.raw`'[^']*'|"[^"]*"|` + '`[^`]*`'],
  ['punctuation', '=>'],
  ['keyword', String.raw`\b(?:${KEYWORDS})\b`],
  ['tag', String.raw`<\/?[A-Za-z][\w.]*|\/?>`],
  ['number', String.raw`\b\d+(?:\.\d+)?\b`],
  ['function', String.raw`\b[A-Za-z_]\w*(?=\()`],
  ['property', String.raw`\b[A-Za-z_]\w*(?=\s*[=:](?![=>]))`],
  ['punctuation', String.raw`[{}()[\];,.:=+*/&|?!-]+`],
];

const ANY = new RegExp(PATTERNS.map(([, pattern]) => `(${pattern})`).join('|'), 'g');

/**
 * Cuts one line of TSX into colored pieces. It knows what the code of this page uses, no more: a
 * whole highlighter would be a tenth of what a phone loads.
 */
export function tokensOf(line: string): Token[] {
  return line
    .split(/[«»]/)
    .flatMap((part, index) =>
      index % 2 === 1 ? [{...kindOf(part), isValue: true as const}] : piecesOf(part),
    );
}

function kindOf(value: string): Token {
  return {kind: /^['"`]/.test(value) ? 'string' : 'number', text: value};
}

function piecesOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(ANY)) {
    if (match.index > end) {
      tokens.push({kind: 'plain', text: text.slice(end, match.index)});
    }
    const [kind] = PATTERNS.find((_, index) => match[index + 1] !== undefined) ?? ['plain'];
    tokens.push({kind, text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < text.length) {
    tokens.push({kind: 'plain', text: text.slice(end)});
  }
  return tokens;
}
