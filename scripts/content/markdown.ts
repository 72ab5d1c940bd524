import {LineCounter, isMap, isNode, isScalar, parseDocument} from 'yaml';
import {hideInlineCode, takeFences, type Fence} from '../../plugins/snippets/fences';
import {headingId, headingText, splitHeadingId} from './heading';
import {scanTags, type Tag} from './jsx-tags';

export type FrontMatter = {
  /** Null when the file has none. */
  data: Record<string, unknown> | null;
  /** Line of each top-level key. */
  lines: Record<string, number>;
  /** What the YAML parser complains about. */
  errors: {line: number; message: string}[];
};

export type {Fence};

export type Heading = {
  line: number;
  level: number;
  /** Plain text, without Markdown, tags and the explicit id. */
  text: string;
  /** The id that the built page has, before duplicates get a number. */
  id: string;
  /** Whether the writer chose the id: `## Options {#player-options}`. */
  explicitId: boolean;
};

export type Link = {line: number; target: string};

export type Picture = {
  line: number;
  /** Null when there is no alt text at all. */
  alt: string | null;
  /** Whether it says that it is decoration: `aria-hidden` or `role="presentation"`. */
  decorative: boolean;
};

export type MarkdownFile = {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  frontMatter: FrontMatter;
  fences: Fence[];
  headings: Heading[];
  /** Targets of links, pictures and media, as written. */
  links: Link[];
  pictures: Picture[];
  /** Ids of JSX elements, which links may point at. */
  ids: string[];
  /** Markdown files that this one imports, as paths from the root. */
  partials: {name: string; file: string}[];
  tags: Tag[];
};

/**
 * Reads what the checks need from one Markdown or MDX file.
 *
 * It goes line by line rather than through the MDX parser, so that a page with a syntax error still
 * gets a report with line numbers. Comments (`{/* … *\/}`) count as absent.
 *
 * @param file path from the repository's root, with forward slashes
 * @param text the file's content
 */
export const scanMarkdown = (file: string, text: string): MarkdownFile => {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const {frontMatter, bodyStart} = scanFrontMatter(lines);
  const {fences, outside} = takeFences(lines, bodyStart);
  const visible = hideComments(outside);
  const prose = hideModuleCode(visible);
  const masked = hideInlineCode(prose.join('\n'));
  const plain = prose.join('\n');
  const tags = scanTags(masked, plain);
  return {
    file,
    frontMatter,
    fences,
    headings: scanHeadings(prose),
    links: [...scanLinks(masked, plain), ...linksOfTags(tags)].sort((a, b) => a.line - b.line),
    pictures: [...scanPictures(masked, plain), ...picturesOfTags(tags)],
    ids: tags.flatMap(({attributes}) => (typeof attributes.id === 'string' ? [attributes.id] : [])),
    partials: scanPartials(file, visible),
    tags,
  };
};

const scanFrontMatter = (lines: string[]): {frontMatter: FrontMatter; bodyStart: number} => {
  const end =
    lines[0]?.trimEnd() === '---'
      ? lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---')
      : -1;
  if (end === -1) {
    return {frontMatter: {data: null, lines: {}, errors: []}, bodyStart: 0};
  }
  const counter = new LineCounter();
  const document = parseDocument(lines.slice(1, end).join('\n'), {lineCounter: counter});
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const data: Record<string, unknown> = {};
  const keyLines: Record<string, number> = {};
  for (const {key, value} of isMap(document.contents) ? document.contents.items : []) {
    if (isScalar(key)) {
      data[String(key.value)] = isNode(value) ? value.toJS(document) : null;
      keyLines[String(key.value)] = lineAt(key.range?.[0] ?? 0);
    }
  }
  const errors = document.errors.map((error) => ({
    line: lineAt(error.pos[0]),
    message: (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, ''),
  }));
  return {
    frontMatter: {data: errors.length > 0 ? {} : data, lines: keyLines, errors},
    bodyStart: end + 1,
  };
};

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const hideComments = (lines: string[]): string[] => {
  const plain = lines.join('\n');
  const masked = hideInlineCode(plain);
  let visible = plain;
  for (const match of masked.matchAll(/\{\/\*[\s\S]*?\*\/\}/g)) {
    const end = match.index + match[0].length;
    visible = visible.slice(0, match.index) + blank(match[0]) + visible.slice(end);
  }
  return visible.split('\n');
};

/** Hides `import` and `export` statements, which end at the next empty line. */
const hideModuleCode = (lines: string[]): string[] => {
  let inside = false;
  return lines.map((line, at) => {
    const startsBlock = !lines[at - 1]?.trim();
    inside = line.trim() !== '' && (inside || (startsBlock && /^(import|export)\s/.test(line)));
    return inside ? blank(line) : line;
  });
};

const scanHeadings = (lines: string[]): Heading[] =>
  lines.flatMap((line, at) => {
    const [, marks, raw = ''] = /^[ \t>]*(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line) ?? [];
    if (marks) {
      return [toHeading(at + 1, marks.length, raw)];
    }
    const above = lines[at - 1]?.trim() ?? '';
    const isUnderlined = /^[^\s#>|<:{\-*+=]/.test(above) && /^(=+|-+)[ \t]*$/.test(line);
    return isUnderlined ? [toHeading(at, line.startsWith('=') ? 1 : 2, above)] : [];
  });

const toHeading = (line: number, level: number, raw: string): Heading => {
  const {body, id} = splitHeadingId(raw);
  const text = headingText(body);
  return {line, level, text, id: id ?? headingId(text), explicitId: id !== null};
};

const TARGET = String.raw`\(\s*(<[^>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)`;
const LABEL = String.raw`\[((?:[^\[\]]|\[[^\[\]]*\])*)\]`;

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const cleanTarget = (target: string): string => target.replace(/^<(.*)>$/, '$1');

/** Where a group of a pattern begins and ends, at each place that matches. */
const findGroup = (text: string, pattern: string, group: number): [start: number, end: number][] =>
  [...text.matchAll(new RegExp(pattern, 'dgm'))].flatMap(({indices}) =>
    indices?.[group] ? [indices[group]] : [],
  );

const scanLinks = (masked: string, plain: string): Link[] => {
  const found = new Map([
    ...findGroup(masked, `${LABEL}${TARGET}`, 2),
    // A picture that is a link: the label of the outer match holds the picture.
    ...findGroup(masked, `!${LABEL}${TARGET}`, 2),
    ...findGroup(masked, String.raw`^[ \t]*\[(?!\^)([^\]\n]+)\]:[ \t]+(\S+)`, 2),
  ]);
  return [...found].map(([start, end]) => ({
    line: lineOf(plain, start),
    target: cleanTarget(plain.slice(start, end)),
  }));
};

const scanPictures = (masked: string, plain: string): Picture[] =>
  findGroup(masked, `!${LABEL}${TARGET}`, 1).map(([start, end]) => ({
    line: lineOf(plain, start),
    alt: plain.slice(start, end).trim(),
    decorative: false,
  }));

const linksOfTags = (tags: Tag[]): Link[] =>
  tags.flatMap(({line, attributes}) =>
    [attributes.href, attributes.to, attributes.src].flatMap((target) =>
      typeof target === 'string' ? [{line, target}] : [],
    ),
  );

const picturesOfTags = (tags: Tag[]): Picture[] =>
  tags
    .filter(({name}) => name === 'img')
    .map(({line, attributes}) => ({
      line,
      alt: typeof attributes.alt === 'string' ? attributes.alt : attributes.alt ? '…' : null,
      decorative:
        attributes['aria-hidden'] !== undefined ||
        attributes.role === 'presentation' ||
        attributes.role === 'none',
    }));

const scanPartials = (file: string, lines: string[]): MarkdownFile['partials'] =>
  lines.flatMap((line) => {
    const [, name, source] = /^import\s+(\w+)\s+from\s+['"]([^'"]+\.mdx?)['"]/.exec(line) ?? [];
    return name && source ? [{name, file: resolveImport(file, source)}] : [];
  });

const resolveImport = (from: string, source: string): string => {
  if (source.startsWith('@site/')) {
    return source.slice('@site/'.length);
  }
  const segments = from.split('/').slice(0, -1);
  for (const segment of source.split('/')) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '.') {
      segments.push(segment);
    }
  }
  return segments.join('/');
};

/** A field of the front matter as text, empty when it is missing. */
export const frontMatterText = ({frontMatter: {data}}: MarkdownFile, key: string): string => {
  const value = data?.[key] ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/**
 * The headings of a page in reading order, with those of the partials where the page shows them.
 *
 * @param files every scanned file by path, from which partials are taken
 */
export const headingsWithPartials = (
  page: MarkdownFile,
  files: ReadonlyMap<string, MarkdownFile>,
  above: string[] = [],
): (Heading & {file: string})[] => {
  const own = page.headings.map((heading) => ({...heading, file: page.file, at: heading.line}));
  const shown = page.tags.flatMap(({name, line}) => {
    const path = page.partials.find((partial) => partial.name === name)?.file ?? '';
    const partial = above.includes(path) ? undefined : files.get(path);
    return partial
      ? headingsWithPartials(partial, files, [...above, page.file]).map((heading) => ({
          ...heading,
          at: line,
        }))
      : [];
  });
  return [...own, ...shown]
    .sort((a, b) => a.at - b.at)
    .map(({file, line, level, text, id, explicitId}) => ({
      file,
      line,
      level,
      text,
      id,
      explicitId,
    }));
};
