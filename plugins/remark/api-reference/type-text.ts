import type {PhrasingContent} from 'mdast';
import {linkTo} from './documented-pages';
import type {Page} from './page';
import {inline} from '../lib/jsx';
import {inlineCode, link, text, withoutEmpty} from '../lib/tree';

/** Quoted texts, which hold no type names, then names that are not a key or a parameter. */
const PIECES = /'[^']*'|"[^"]*"|`[^`]*`|[A-Za-z_$][\w$]*(?![\w$]|\??\s*:)/g;

/**
 * A type as inline code in which names of documented exports link to their pages.
 *
 * @param packageName the package whose type it is: its exports are looked up
 */
export function typeCode(type: string, packageName: string, page: Page): PhrasingContent {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const {0: piece, index} of type.matchAll(PIECES)) {
    const url = /^['"`]/.test(piece) ? undefined : typeLink(piece, packageName, page);
    if (url) {
      parts.push(text(type.slice(end, index)), link(url, [text(piece)]));
      end = index + piece.length;
    }
  }
  if (parts.length === 0) {
    return inlineCode(type);
  }
  parts.push(text(type.slice(end)));
  return inline('code', {}, withoutEmpty(parts));
}

/** Most packages take types of `remotion`, so its exports are known everywhere. */
function typeLink(name: string, packageName: string, page: Page): string | undefined {
  return (
    linkTo(page.documented, packageName, name, page.publishedIn) ??
    linkTo(page.documented, 'remotion', name, page.publishedIn)
  );
}
