import {onceFromDocs, type DocsPage} from '../remark/lib/docs-pages';
import {firstSentence, type ChangedDefault, type PageSection} from './read-page';
import {packageOfImport} from './toolkit';

/** What a card says of a symbol that has a page. */
export type SymbolPage = {
  /** Address of the page, or of the heading on it, with the base URL. */
  route: string;
  /** The first sentence there; empty if there is none. */
  sentence: string;
  /** Version that brought it; empty if it is not known. */
  since: string;
  /** The last change of its default; null if none is known. */
  changedDefault: ChangedDefault | null;
};

/** A page below `docs/` that documents exports, as its front matter says. */
type Documented = {file: string; description: string; since: string};

/** Pages by what they document, for example `@remotion/player#Player`. */
export type DocumentedExports = ReadonlyMap<string, Documented>;

/** A published page: its address, and what stands below its headings. */
export type PublishedPage = {permalink: string; sections: PageSection[]};

/** Reads from front matters which page documents which export. */
export const readDocumentedExports = onceFromDocs(documentedExports);

/** @param pages in any order; of two with one export, the one that names it earlier documents it */
export function documentedExports(pages: DocsPage[]): DocumentedExports {
  const found = pages.flatMap(({file, frontMatter}) => {
    const {package: specifier, export: names, description, since} = frontMatter;
    return typeof specifier === 'string'
      ? [names]
          .flat()
          .filter((name) => typeof name === 'string')
          .map((name, rank) => ({
            key: `${packageOfImport(specifier)}#${name}`,
            rank,
            page: {file, description: text(description), since: text(since)},
          }))
      : [];
  });
  // The last of two with one key counts.
  return new Map(found.sort((a, b) => b.rank - a.rank).map(({key, page}) => [key, page]));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Finds the page of a symbol.
 *
 * @param reference as the API snapshot writes it: `remotion#spring.config.damping`
 * @param published the page of a file below `docs/`, if it is published
 * @returns null if no page documents it: also if its page has no heading for it, or is gone
 */
export function findSymbol(
  reference: string,
  documented: DocumentedExports,
  published: (file: string) => PublishedPage | undefined,
): SymbolPage | null {
  const [packageName = '', rest = ''] = reference.split('#');
  const names = rest.split('.');
  for (let length = names.length; length > 0; length--) {
    const entry = documented.get(`${packageName}#${names.slice(0, length).join('.')}`);
    const page = entry && published(entry.file);
    if (entry && page) {
      const member = names.slice(length).filter((name) => name !== 'returns');
      return member.length === 0 ? wholePage(entry, page) : partOf(page, member);
    }
  }
  return null;
}

const wholePage = ({description, since}: Documented, {permalink}: PublishedPage): SymbolPage => ({
  route: permalink,
  sentence: firstSentence(description),
  since,
  changedDefault: null,
});

/** The heading of a member: `damping` below `config`, `config.damping`, or `damping` alone. */
function partOf({permalink, sections}: PublishedPage, member: string[]): SymbolPage | null {
  const [name = '', parent] = [...member].reverse();
  const isNamed = (section: PageSection): boolean => lastOf(section.name) === name;
  const section =
    parent === undefined
      ? sections.find(isNamed)
      : (sections.find(
          (each) => each.name === `${parent}.${name}` || each.name.endsWith(`.${parent}.${name}`),
        ) ?? sections.find((each, index) => isNamed(each) && isBelow(sections, index, parent)));
  return section
    ? {
        route: `${permalink}#${section.anchor}`,
        sentence: section.sentence,
        since: section.since,
        changedDefault: section.changedDefault,
      }
    : null;
}

const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

function isBelow(sections: PageSection[], index: number, parent: string): boolean {
  let level = sections[index]?.level ?? 0;
  for (const each of sections.slice(0, index).reverse()) {
    if (each.level < level) {
      if (lastOf(each.name) === parent) {
        return true;
      }
      level = each.level;
    }
  }
  return false;
}
