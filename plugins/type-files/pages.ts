import type {AllContent} from '@docusaurus/types';
import {loadedDocs} from '../lib/page-list';

/** A page about a symbol: its address with the base URL, and what it says in one sentence. */
export type SymbolPage = {url: string; about: string};

/** Pages of a package's exports, by name. */
export type SymbolPages = Record<string, SymbolPage>;

/** The pages that document exports, by package and name, from what their front matter says. */
export function symbolPages(allContent: AllContent): Map<string, SymbolPages> {
  const byPackage = new Map<string, SymbolPages>();
  for (const {permalink, description, frontMatter} of loadedDocs(allContent)) {
    const own: Record<string, unknown> = {...frontMatter};
    const names = [own.export].flat().filter((name) => typeof name === 'string');
    if (typeof own.package === 'string' && names.length > 0) {
      const module = packageOf(own.package);
      const pages = byPackage.get(module) ?? {};
      byPackage.set(module, pages);
      for (const name of names) {
        pages[name] ??= {url: permalink, about: firstSentence(description)};
      }
    }
  }
  return byPackage;
}

/** `@remotion/lambda/client` is part of `@remotion/lambda`. */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
