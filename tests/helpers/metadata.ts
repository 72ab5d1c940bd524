import {parse} from 'parse5';

type Node = {
  nodeName: string;
  attrs?: {name: string; value: string}[];
  childNodes?: Node[];
  value?: string;
};

/** A built page: its HTML, and the address that the sitemap gives it. */
export type BuiltPage = {url: string; html: string};

/** What search engines and link previews read of a page. */
export type Metadata = {
  title: string;
  headings: number;
  canonical: string[];
  /** Contents of `<meta>` by `name` or `property`. */
  meta: Map<string, string[]>;
  /** Texts of the JSON-LD scripts. */
  structuredData: string[];
};

export const MAX_TITLE_LENGTH = 65;
export const MIN_DESCRIPTION_LENGTH = 50;
export const MAX_DESCRIPTION_LENGTH = 160;

/** One of each on every page, for Open Graph and Twitter cards. */
const REQUIRED = ['og:title', 'og:description', 'og:image', 'og:url', 'og:type', 'og:site_name'];
const TWITTER = ['twitter:card', 'twitter:image', 'twitter:site'];

export function readMetadata(html: string): Metadata {
  const metadata: Metadata = {
    title: '',
    headings: 0,
    canonical: [],
    meta: new Map(),
    structuredData: [],
  };
  const visit = (node: Node): void => {
    const attribute = (name: string) => node.attrs?.find((each) => each.name === name)?.value ?? '';
    if (node.nodeName === 'title' && !metadata.title) {
      metadata.title = textOf(node);
    } else if (node.nodeName === 'h1') {
      metadata.headings += 1;
    } else if (node.nodeName === 'link' && attribute('rel') === 'canonical') {
      metadata.canonical.push(attribute('href'));
    } else if (node.nodeName === 'script' && attribute('type') === 'application/ld+json') {
      metadata.structuredData.push(textOf(node));
    } else if (node.nodeName === 'meta') {
      const key = attribute('name') || attribute('property');
      metadata.meta.set(key, [...(metadata.meta.get(key) ?? []), attribute('content')]);
    }
    node.childNodes?.forEach(visit);
  };
  visit(parse(html));
  return metadata;
}

function textOf(node: Node): string {
  return (node.value ?? '') + (node.childNodes ?? []).map(textOf).join('');
}

/** Says in sentences what is wrong with the metadata of the pages, each with its address. */
export function metadataProblems(pages: BuiltPage[]): string[] {
  const problems: string[] = [];
  const firstWithTitle = new Map<string, string>();
  for (const {url, html} of pages) {
    const {title, headings, canonical, meta, structuredData} = readMetadata(html);
    const report = (problem: string) => problems.push(`${url}: ${problem}`);
    const only = (key: string): string => {
      const values = meta.get(key) ?? [];
      if (values.length !== 1 || !values[0]) {
        report(`has ${values.length} ${key}, not one`);
      }
      return values[0] ?? '';
    };

    if (headings !== 1) report(`has ${headings} h1 headings`);
    if (!title) report('has no title');
    if (title.length > MAX_TITLE_LENGTH) report(`title of ${title.length} characters: ${title}`);
    const other = firstWithTitle.get(title);
    if (other) report(`has the title of ${other}: ${title}`);
    firstWithTitle.set(title, other ?? url);

    const description = only('description');
    if (
      description.length < MIN_DESCRIPTION_LENGTH ||
      description.length > MAX_DESCRIPTION_LENGTH
    ) {
      report(`description of ${description.length} characters: ${description}`);
    }

    if (canonical.length !== 1 || canonical[0] !== url) {
      report(`canonical address is ${canonical.join(', ') || 'missing'}`);
    }
    [...REQUIRED, ...TWITTER].forEach(only);
    if (meta.get('og:url')?.[0] !== url) report(`og:url is ${meta.get('og:url')?.[0]}`);
    if (meta.get('og:title')?.[0] !== title) report(`og:title is not the title`);
    if (meta.get('og:description')?.[0] !== description) {
      report('og:description is not the description');
    }
    if (!/^https?:/.test(meta.get('og:image')?.[0] ?? '')) {
      report('og:image is no absolute address');
    }
    problems.push(...structuredDataProblems(url, structuredData));
  }
  return problems;
}

function structuredDataProblems(url: string, scripts: string[]): string[] {
  if (scripts.length === 0) {
    return [`${url}: has no structured data`];
  }
  const problems: string[] = [];
  const types: string[] = [];
  for (const script of scripts) {
    try {
      const data = JSON.parse(script) as {
        '@context'?: string;
        '@type'?: string;
        '@graph'?: {'@type'?: string}[];
      };
      if (!data['@context']) {
        problems.push(`${url}: structured data without @context`);
      }
      types.push(...(data['@graph'] ?? [data]).map((each) => String(each['@type'])));
    } catch (error) {
      problems.push(`${url}: structured data is no JSON: ${String(error)}`);
    }
  }
  const doubles = types.filter((type, index) => types.indexOf(type) !== index);
  return [...problems, ...doubles.map((type) => `${url}: has two ${type}`)];
}

/** Types of the structured data on a page, in order. */
export function structuredTypes(html: string): string[] {
  return readMetadata(html).structuredData.flatMap((script) => {
    const data = JSON.parse(script) as {'@type'?: string; '@graph'?: {'@type': string}[]};
    return (data['@graph'] ?? [data]).map((each) => String(each['@type']));
  });
}
