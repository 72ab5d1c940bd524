import path from 'node:path';
import {didYouMean} from '../../plugins/lib/nearest-names';
import {headingsWithPartials, type MarkdownFile} from './markdown';
import type {Problem} from './problems';
import {isPartial} from './project';
import {docRoute} from './routes';

export type SourceSite = {
  /** Every Markdown file of the content folders, partials included. */
  files: MarkdownFile[];
  /** Files below `static` and `src/pages`, as paths from the root. */
  otherFiles: string[];
  /** Routes of the manifest whose group is pending. */
  pendingRoutes: string[];
};

export type LinkReport = {
  links: number;
  anchors: number;
  pictures: number;
  /** Links to pages of a pending group. */
  pending: number;
  problems: Problem[];
};

/** Routes that plugins make out of data. The check of the built site covers them. */
const GENERATED =
  /^\/(search|(blog|learn|success-stories)(\/(archive|tags(\/.*)?|page\/\d+|rss\.xml|atom\.xml|feed\.json))?|(experts|templates|showcase|learn\/first-video)(\/.*)?)$/;

/**
 * Checks the links of the sources without a build: internal ones lead to a page or a static file,
 * anchors to a heading, and each picture has alt text.
 */
export const checkSourceLinks = (site: SourceSite): LinkReport => {
  const index = indexSite(site);
  const report: LinkReport = {links: 0, anchors: 0, pictures: 0, pending: 0, problems: []};
  for (const file of site.files) {
    for (const {line, target} of file.links) {
      const verdict = judgeLink(target, file, index);
      report.links += verdict.isInternal ? 1 : 0;
      report.anchors += target.includes('#') ? 1 : 0;
      report.pending += verdict.isPending ? 1 : 0;
      report.problems.push(
        ...verdict.messages.map((message) => ({file: file.file, line, message})),
      );
    }
    for (const {line, alt, decorative} of file.pictures) {
      report.pictures++;
      if (!alt && !decorative) {
        const message =
          alt === null
            ? 'The picture has no alt text. Write alt="what is to be seen".'
            : 'The alt text is empty. Say what is to be seen, or write <img alt="" aria-hidden="true" …> for decoration.';
        report.problems.push({file: file.file, line, message});
      }
    }
  }
  return report;
};

type SiteIndex = {
  /** Pages with their anchors by route without its ending slash. */
  anchors: Map<string, Set<string>>;
  /** Route of each page by the path of its file. */
  routes: Map<string, string>;
  statics: Set<string>;
  sources: Set<string>;
  pending: Set<string>;
};

const indexSite = ({files, otherFiles, pendingRoutes}: SourceSite): SiteIndex => {
  const byPath = new Map(files.map((file) => [file.file, file]));
  const pages = files.filter(({file}) => !isPartial(file));
  const routes = new Map(pages.map((page) => [page.file, trim(routeOf(page))]));
  const anchors = new Map(pages.map((page) => [trim(routeOf(page)), anchorsOf(page, byPath)]));
  for (const file of otherFiles) {
    const route = pageRoute(file);
    if (route !== null) {
      // Their anchors are in components: only the built site shows them.
      anchors.set(route, new Set(['*']));
    }
  }
  return {
    anchors,
    routes,
    statics: new Set(
      otherFiles
        .filter((file) => file.startsWith('static/'))
        .map((file) => file.slice('static'.length)),
    ),
    sources: new Set([...byPath.keys(), ...otherFiles]),
    pending: new Set(pendingRoutes.map((route) => trim(route))),
  };
};

const trim = (route: string): string => route.replace(/(.)\/$/, '$1');

/** Route of a page or post. */
const routeOf = (page: MarkdownFile): string => {
  if (page.file.startsWith('docs/')) {
    return docRoute(page);
  }
  const [folder, ...rest] = page.file.replace(/(\/index)?\.mdx?$/, '').split('/');
  const slug = page.frontMatter.data?.slug;
  const dated = rest.join('/').replace(/^(\d{4})[-/](\d{2})[-/](\d{2})[-/]?/, '$1/$2/$3/');
  return `/${folder}/${(typeof slug === 'string' ? slug : dated).replace(/^\//, '')}`;
};

/** Route of a file below `src/pages`, null for what is no page. */
const pageRoute = (file: string): string | null => {
  const name = /^src\/pages\/(.*?)\.(?:tsx|jsx|mdx?)$/.exec(file)?.[1];
  if (!name || isPartial(file) || /\.(test|spec|d)$/.test(name)) {
    return null;
  }
  return trim(`/${name.replace(/(^|\/)index$/, '')}`);
};

const anchorsOf = (page: MarkdownFile, files: Map<string, MarkdownFile>): Set<string> =>
  new Set([
    ...headingsWithPartials(page, files).map(({id}) => id),
    ...page.ids,
    ...page.partials.flatMap((partial) => files.get(partial.file)?.ids ?? []),
  ]);

type Verdict = {isInternal: boolean; isPending?: boolean; messages: string[]};

const judgeLink = (target: string, from: MarkdownFile, index: SiteIndex): Verdict => {
  if (/^(https?:)?\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0)\b/.test(target)) {
    const messages = [`The link leads to the reader's own computer: ${target}. Write it as code.`];
    return {isInternal: false, messages};
  }
  if (/^([a-z][\w+.-]*:|\/\/)/i.test(target)) {
    return {isInternal: false, messages: []};
  }
  const [address, anchor] = splitAnchor(target);
  if (address.startsWith('/') && index.statics.has(decode(address))) {
    return {isInternal: true, messages: []};
  }
  const route =
    address === '' ? (index.routes.get(from.file) ?? null) : toRoute(address, from, index);
  if (route === null) {
    // A partial cannot tell what the page around it has; the built site can.
    return {isInternal: true, messages: address === '' ? [] : judgeFile(address, from, index)};
  }
  const anchors = index.anchors.get(route);
  if (!anchors) {
    if (index.pending.has(route)) {
      return {isInternal: true, isPending: true, messages: []};
    }
    const near = didYouMean(route, [...index.anchors.keys(), ...index.statics]);
    const messages = GENERATED.test(route)
      ? []
      : [`The link leads to ${address}, which is no page or static file.${near}`];
    return {isInternal: true, messages};
  }
  const isKnown = !anchor || anchors.has(anchor) || anchors.has('*');
  const page = address === '' ? 'this page' : route;
  return {
    isInternal: true,
    messages: isKnown
      ? []
      : [
          `The link leads to #${anchor}, which no heading of ${page} has.${didYouMean(anchor, anchors)}`,
        ],
  };
};

const splitAnchor = (target: string): [address: string, anchor: string] => {
  const [rest = '', anchor = ''] = target.split('#');
  return [rest.replace(/\?.*/s, ''), decode(anchor)];
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The route that an address means; null when it means a file. */
const toRoute = (address: string, from: MarkdownFile, index: SiteIndex): string | null => {
  if (/\.mdx?$/.test(address)) {
    return index.routes.get(resolveFile(address, from)) ?? null;
  }
  return address.startsWith('/') ? trim(decode(address)) : null;
};

const resolveFile = (address: string, from: MarkdownFile): string => {
  if (address.startsWith('@site/')) {
    return address.slice('@site/'.length);
  }
  return address.startsWith('/')
    ? address.slice(1)
    : path.posix.join(path.posix.dirname(from.file), decode(address));
};

const judgeFile = (address: string, from: MarkdownFile, index: SiteIndex): string[] => {
  const file = resolveFile(address, from);
  if (index.sources.has(file)) {
    return [];
  }
  const isFile = /\.\w+$/.test(address);
  return [
    isFile
      ? `The link leads to ${file}, which does not exist.${didYouMean(file, index.sources)}`
      : `The link "${address}" depends on the address of the page. Write it from the root, such as /docs/render.`,
  ];
};
