import type {SymbolPage} from '@site/plugins/browser';
import type {Card} from './protocol';

/** A signature in colors, what it is for, and the way to its page. */
export function cardElement({signature, page}: Card): HTMLElement {
  const card = document.createElement('div');
  card.className = 'cm-card';
  const code = card.appendChild(document.createElement('code'));
  for (const {text, kind} of signature) {
    const piece = code.appendChild(document.createElement('span'));
    piece.className = `cm-piece-${kind}`;
    piece.textContent = text;
  }
  if (page) {
    const about = card.appendChild(document.createElement('p'));
    about.append(page.about, ' ', linkTo(page));
  }
  return card;
}

/** A message in words, with the way to the page of what it is about. */
export function mistakeElement(message: string, page: SymbolPage | null): HTMLElement {
  const element = document.createElement('div');
  element.append(message);
  if (page) {
    element.append(document.createElement('br'), linkTo(page));
  }
  return element;
}

/** In another tab: code that was typed here would be lost in this one. */
function linkTo({url}: SymbolPage): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Open its page';
  return link;
}
