import type {Card} from '@site/plugins/browser';
import {defaultGap, readUsedVersion, versionGap} from '@site/src/lib/used-version';

const KINDS: [kind: string, pattern: string][] = [
  ['string', String.raw`'[^']*'|"[^"]*"`],
  [
    'keyword',
    String.raw`\b(?:const|let|function|class|interface|type|enum|namespace|readonly|static|extends|keyof|typeof|null|undefined|true|false)\b`,
  ],
  ['tag', String.raw`\b[A-Z]\w*`],
  ['number', String.raw`\b\d+(?:\.\d+)?\b`],
  ['function', String.raw`\b\w+(?=[(<])`],
  ['property', String.raw`\b\w+(?=\??:)`],
  ['punctuation', String.raw`[^\w\s]+`],
];

const TOKENS = new RegExp(KINDS.map(([, pattern]) => `(${pattern})`).join('|'), 'g');

const create = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
};

/** TypeScript in the colors of code blocks. */
function inColors(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    const kind = KINDS[match.slice(1).findIndex((group) => group !== undefined)]?.[0];
    parts.push(text.slice(end, match.index), create('span', `code-${kind}`, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

/** The versions of a symbol in words; empty if none is known. */
const versionsOf = ([, , , since, changedDefault]: Card): string => {
  const parts = [
    since ? `Since v${since}` : '',
    changedDefault ? `default changed in v${changedDefault}` : '',
  ];
  return parts.filter(Boolean).join(', ');
};

/** What the reader's version lacks of it. */
function gapOf([, , , since, changedDefault, formerDefault]: Card): string {
  const used = readUsedVersion();
  return versionGap(since, used) || defaultGap(changedDefault, formerDefault, used);
}

/** What a card shows. The link is for pointers: Enter on the block leads there, too. */
export function contentOf(card: Card, isError: boolean): HTMLElement[] {
  const [text, sentence, route] = card;
  const facts = [versionsOf(card), gapOf(card)].filter(Boolean);
  const link = create('a', '', 'Open page');
  link.setAttribute('href', route ?? '');
  link.tabIndex = -1;
  return [
    isError ? create('p', 'code-card-error', text) : create('code', '', ...inColors(text)),
    ...(sentence ? [create('p', '', sentence)] : []),
    ...(facts.length > 0 || route
      ? [create('p', 'code-card-facts', facts.join(' · '), ...(route ? [link] : []))]
      : []),
  ];
}

/** The same for people who listen. */
export const spoken = (card: Card): string => {
  const [text, sentence, route] = card;
  return [
    text,
    sentence,
    versionsOf(card),
    gapOf(card).replace(/\.$/, ''),
    route && 'Enter opens its page',
  ]
    .filter(Boolean)
    .join('. ');
};
