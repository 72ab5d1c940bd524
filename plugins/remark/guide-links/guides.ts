import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

export type Guide = {
  /** Address without a slash at its end: `/docs/using-audio`. */
  route: string;
  title: string;
};

/** Guides by the address of a page that they link to, the one that links most often first. */
export type GuidesOf = ReadonlyMap<string, readonly Guide[]>;

type Source = {file: string; content: string};

const LINK = /\]\((\/docs\/[^)#?\s]*)/g;
const FENCE = /^ *(```+|~~~+)[\s\S]*?^ *\1/gm;

/** `docs/audio/index.mdx` is `/docs/audio`. */
export const routeOf = (file: string): string =>
  `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;

const withoutSlash = (route: string): string => route.replace(/\/$/, '');

/** Reads from guides (pages of that kind) to which pages they link. Links in code do not count. */
export async function indexGuides(sources: Iterable<Source>): Promise<GuidesOf> {
  const found = new Map<string, {guide: Guide; links: number}[]>();
  for (const {file, content: fileContent} of sources) {
    const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
    if (frontMatter.kind !== 'guide') {
      continue;
    }
    const guide = {
      route: routeOf(file),
      title: String(frontMatter.sidebar_label ?? frontMatter.title),
    };
    const targets = [...content.replace(FENCE, '').matchAll(LINK)].map(([, to]) =>
      withoutSlash(to!),
    );
    for (const target of new Set(targets)) {
      const links = targets.filter((each) => each === target).length;
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

const cache = new Map<string, Promise<GuidesOf>>();

/** The guides below `docs/` of a site; read once per process. */
export function readGuides(siteDir: string): Promise<GuidesOf> {
  const guides = cache.get(siteDir) ?? indexGuides(sourcesOf(siteDir));
  cache.set(siteDir, guides);
  return guides;
}

function* sourcesOf(siteDir: string): Iterable<Source> {
  const names = readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'});
  for (const name of names.map((each) => each.split(path.sep).join('/')).sort()) {
    if (/\.mdx?$/.test(name) && !/(^|\/)_/.test(name)) {
      const content = readFileSync(path.join(siteDir, 'docs', name), 'utf8');
      yield {file: `docs/${name}`, content};
    }
  }
}
