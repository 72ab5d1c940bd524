import {onceFromDocs, type DocsPage} from '../lib/docs-pages';
import {nameElsewhere} from '../../lib/place-labels';
import {routeOf} from '../lib/page-route';

export type Guide = {
  /** Address without a slash at its end: `/docs/using-audio`. */
  route: string;
  title: string;
};

/** Guides by the address of a page that they link to, the one that links most often first. */
export type GuidesOf = ReadonlyMap<string, readonly Guide[]>;

const LINK = /\]\((\/docs\/[^)#?\s]*)/g;
const FENCE = /^ *(```+|~~~+)[\s\S]*?^ *\1/gm;

/** From the guides (pages of that kind) of a site: to which pages they link, code not counted. */
export const readGuides = onceFromDocs(indexGuides);

/** What the lists of guides follow from, besides the pages that show them. */
export const textsOfGuides = async (siteDir: string): Promise<string[]> => [
  JSON.stringify([...(await readGuides(siteDir))]),
];

function indexGuides(pages: DocsPage[]): GuidesOf {
  const found = new Map<string, {guide: Guide; links: number}[]>();
  for (const {file, frontMatter, content} of pages.filter(isGuide)) {
    const guide = {route: routeOf(file), title: nameElsewhere(frontMatter)};
    for (const [target, links] of countLinks(content)) {
      found.set(target, [...(found.get(target) ?? []), {guide, links}]);
    }
  }
  return new Map(
    [...found].map(([target, guides]) => [
      target,
      guides.sort((a, b) => b.links - a.links).map(({guide}) => guide),
    ]),
  );
}

const isGuide = ({frontMatter}: DocsPage): boolean => frontMatter.kind === 'guide';

/** How often a text links to each page, in the order of the first links. */
function countLinks(content: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, link = ''] of content.replace(FENCE, '').matchAll(LINK)) {
    const target = link.replace(/\/$/, '');
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}
