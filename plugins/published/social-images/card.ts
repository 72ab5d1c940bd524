import type {BuiltPage} from '../built-pages';
import type {Motif} from './motifs';

/** What a social image says. */
export type Card = {
  motif: Motif;
  /** What kind of page this is, and where it belongs. */
  section: string;
  title: string;
  description: string;
};

const KINDS: Record<string, {motif: Motif; name: string}> = {
  api: {motif: 'api', name: 'API'},
  cli: {motif: 'cli', name: 'Command line'},
  guide: {motif: 'guide', name: 'Guide'},
  legal: {motif: 'legal', name: 'Licensing'},
  migration: {motif: 'migration', name: 'Migration'},
  package: {motif: 'package', name: 'Package'},
  term: {motif: 'term', name: 'Terminology'},
  troubleshooting: {motif: 'troubleshooting', name: 'Troubleshooting'},
};

/** Kinds of pages outside the documentation, by the beginning of their address. */
const PLACES: [start: string, motif: Motif, name: string][] = [
  ['/blog', 'post', 'Blog'],
  ['/learn', 'guide', 'Learn'],
  ['/success-stories', 'post', 'Success story'],
  ['/experts', 'person', 'Expert'],
  ['/templates', 'template', 'Template'],
];

/** What the image of a page says. */
export function cardOf({
  path,
  kind,
  category,
  title,
  description,
}: Pick<BuiltPage, 'path' | 'kind' | 'category' | 'title' | 'description'>): Card {
  const known = KINDS[kind];
  if (known && path.startsWith('/docs')) {
    return {
      motif: known.motif,
      section: sectionOf(known.name, category, title),
      title,
      description,
    };
  }
  const [, motif, name] = PLACES.find(([start]) => path.startsWith(`${start}/`)) ?? [];
  const [, pageNumber] = /\/page\/(\d+)$/.exec(path) ?? [];
  const isList = kind === 'list' || !motif || pageNumber !== undefined || path.endsWith('/archive');
  return {
    motif: isList && path !== '/' ? (name || kind === 'list' ? 'list' : 'page') : (motif ?? 'page'),
    section: isList ? (pageNumber ? `Page ${pageNumber}` : '') : (name ?? ''),
    title,
    description,
  };
}

/** The name of the kind and the category, without saying the same twice. */
function sectionOf(name: string, category: string, title: string): string {
  if (!category || category === title) {
    return name;
  }
  return category.toLowerCase().startsWith(name.toLowerCase()) ? category : `${name} · ${category}`;
}
