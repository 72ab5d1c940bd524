import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {LinkReport} from './source-links';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export type BuiltPage = {
  /** Path from the repository's root, such as `build/docs/index.html`. */
  file: string;
  html: string;
};

type PageFacts = {
  file: string;
  ids: Set<string>;
  hrefs: string[];
  /** An image is decoration when it is hidden, or part of a link or button that has words. */
  images: {source: string; alt: string | null; isDecoration: boolean}[];
};

/**
 * Reads the links, anchors and images of one built page.
 */
export const readBuiltPage = ({file, html}: BuiltPage): PageFacts => {
  const facts: PageFacts = {file, ids: new Set(), hrefs: [], images: []};
  visit(parse(html), false, facts);
  return facts;
};

const visit = (node: Node, isInDecoration: boolean, facts: PageFacts): void => {
  const attributes = 'attrs' in node ? readAttributes(node) : {};
  const isDecoration =
    isInDecoration ||
    (['a', 'button'].includes(node.nodeName) && textOf(node).trim() !== '') ||
    attributes['aria-hidden'] === 'true' ||
    attributes.role === 'presentation' ||
    attributes.role === 'none';
  if (attributes.id) {
    facts.ids.add(attributes.id);
  }
  if (node.nodeName === 'a') {
    if (attributes.name) {
      facts.ids.add(attributes.name);
    }
    if (attributes.href !== undefined) {
      facts.hrefs.push(attributes.href);
    }
  }
  if (node.nodeName === 'img') {
    facts.images.push({
      source: attributes.src ?? '',
      alt: attributes.alt ?? null,
      isDecoration,
    });
    facts.hrefs.push(...(attributes.src?.startsWith('/') ? [attributes.src] : []));
  }
  if ('childNodes' in node) {
    node.childNodes.forEach((child) => visit(child, isDecoration, facts));
  }
};

const textOf = (node: Node): string =>
  'childNodes' in node
    ? node.childNodes.map((child) => textOf(child)).join('')
    : 'value' in node
      ? node.value
      : '';

const readAttributes = ({attrs}: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({name, value}) => [name, value]));

/**
 * Checks the built site: internal links lead to a file of the build, anchors to an id on that page,
 * images have alt text, and nothing links to the reader's own computer.
 *
 * @param files every file of the build, as paths that start with `build/`
 * @param baseUrl path under which the site is served, `/` unless configured
 */
export const checkBuiltLinks = (pages: PageFacts[], files: string[], baseUrl = '/'): LinkReport => {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const known = new Set(files);
  const report: LinkReport = {links: 0, anchors: 0, pictures: 0, pending: 0, problems: []};
  // A broken link in the footer is on every page: one line for it is enough.
  const found = new Map<string, string[]>();
  const fail = (message: string, file: string) =>
    found.set(message, [...(found.get(message) ?? []), file]);
  for (const page of pages) {
    for (const href of page.hrefs) {
      const target = locate(href, page.file, baseUrl);
      if (target === 'own computer') {
        fail(`The link ${href} leads to the reader's own computer. Write it as code.`, page.file);
      }
      if (typeof target === 'string') {
        continue;
      }
      report.links++;
      const file = fileFor(target.path, known);
      if (!file) {
        fail(`The link ${href} leads to no file of the build. Correct it.`, page.file);
      } else if (target.anchor) {
        report.anchors++;
        if (byFile.get(file)?.ids.has(target.anchor) === false) {
          fail(
            `The link ${href} leads to an anchor that ${file} does not have. Correct it.`,
            page.file,
          );
        }
      }
    }
    for (const {source, alt, isDecoration} of page.images) {
      report.pictures++;
      if (alt === null) {
        fail(
          `The image ${shorten(source)} has no alt attribute. Say what is to be seen.`,
          page.file,
        );
      } else if (alt.trim() === '' && !isDecoration) {
        fail(
          `The image ${shorten(source)} has an empty alt text. Say what is to be seen, or add aria-hidden="true".`,
          page.file,
        );
      }
    }
  }
  report.problems = [...found].map(([message, [file = '', ...others]]) => ({
    file,
    line: 1,
    message: others.length === 0 ? message : `${message} (on ${others.length + 1} pages)`,
  }));
  return report;
};

const shorten = (source: string): string =>
  source.length > 60 ? `${source.slice(0, 57)}…` : source || 'without src';

type Target = {path: string; anchor: string} | 'external' | 'own computer';

const locate = (href: string, from: string, baseUrl: string): Target => {
  const page = `http://site.invalid${baseUrl}${from.replace(/^build\//, '').replace(/index\.html$/, '')}`;
  if (!URL.canParse(href, page)) {
    return {path: href, anchor: ''};
  }
  const url = new URL(href, page);
  if (['localhost', '127.0.0.1', '0.0.0.0', '[::1]'].includes(url.hostname)) {
    return 'own computer';
  }
  if (url.host !== 'site.invalid' || !url.protocol.startsWith('http')) {
    return 'external';
  }
  const path = decodeURI(url.pathname);
  return {
    path: path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.slice(1),
    anchor: decodeURIComponent(url.hash.slice(1)).replace(/:~:.*$/, ''),
  };
};

const fileFor = (path: string, files: Set<string>): string | null => {
  const bare = path.replace(/\/$/, '');
  const candidates = [path, `${bare}/index.html`, `${bare}.html`].map((each) =>
    `build/${each}`.replace('//', '/'),
  );
  return candidates.find((candidate) => files.has(candidate)) ?? null;
};
