import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {lateStyles} from '../../lib/page-html';
import type {PublishedSite} from '../step';
import {isInSection, SECTION} from '../section';
import type {Names} from './used-rules';

/**
 * A name that at least this share of the section's pages holds has its rules in the shared
 * stylesheet. Lower, and the stylesheet no longer fits into the first round trip (14 kB).
 */
const LEAST_SHARE = 0.07;

/** Style elements without attributes: those of all pages, such as the font faces. */
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** What the pages of a section share. */
export type SectionStyles = {
  /** Names that a good part of the pages holds. */
  names: Names;
  /** The page without the style elements that the shared stylesheet has. */
  strip: (html: string) => string;
  /** URL of the shared stylesheet. */
  href: string;
};

/**
 * Writes the stylesheet that the pages of the documentation share.
 *
 * @param namesOf the names that each page holds, by its file
 * @param stylesFor returns the rules that names need, of the stylesheets with these URLs
 * @returns null if the section has no pages
 */
export async function sectionStyles(
  {outDir, pages, baseUrl}: Pick<PublishedSite, 'outDir' | 'pages' | 'baseUrl'>,
  namesOf: ReadonlyMap<string, Names>,
  stylesFor: (sheets: string[], names: Names) => Promise<string>,
): Promise<SectionStyles | null> {
  const files = [...pages].filter(([file]) => isInSection(file));
  if (files.length === 0) {
    return null;
  }
  const sheets = new Set(files.flatMap(([, html]) => lateStyles(html)));
  const [first = [], ...others] = files.map(([, html]) => headStyles(html));
  const shared = first.filter((style) => others.every((own) => own.includes(style)));
  const names = namesOfMany(
    files.flatMap(([file]) => namesOf.get(file) ?? []),
    LEAST_SHARE,
  );
  const css = shared.map(contentOf).join('') + (await stylesFor([...sheets].sort(), names));
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const path = `assets/css/${SECTION}.${hash}.css`;
  await mkdir(dirname(join(outDir, path)), {recursive: true});
  await writeFile(join(outDir, path), css);
  return {
    names,
    strip: (html) => shared.reduce((rest, style) => rest.replace(style, () => ''), html),
    href: baseUrl + path,
  };
}

/** Style elements of the head, whole. */
const headStyles = (html: string): string[] =>
  html.slice(0, html.indexOf('</head>')).match(STYLE) ?? [];

const contentOf = (style: string): string => style.slice('<style>'.length, -'</style>'.length);

/**
 * The names that at least a share of the pages holds.
 *
 * @param share from 0 to 1
 */
export function namesOfMany(pages: Names[], share: number): Names {
  const ofMany = (kind: keyof Names): Set<string> => {
    const counts = new Map<string, number>();
    for (const page of pages) {
      page[kind].forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
    }
    return new Set(
      [...counts].filter(([, count]) => count >= share * pages.length).map(([n]) => n),
    );
  };
  return {
    elements: ofMany('elements'),
    classes: ofMany('classes'),
    ids: ofMany('ids'),
    properties: ofMany('properties'),
  };
}
