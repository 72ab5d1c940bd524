import {LineCounter, isMap, isNode, isScalar, parseDocument} from 'yaml';
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

export type Fence = {
  /** Line of the opening fence; the code begins on the next. */
  line: number;
  /** First word after the fence, in lower case. */
  language: string;
  /** The rest of the opening line. */
  meta: string;
  /** Code without the indentation or quote marks of the block around it. */
  code: string;
  closed: boolean;
};

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

/** What stands before the marks, the marks, and what follows them. */
const FENCE = /^((?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}|~{3,})(.*)$/;

/** Takes the code blocks out and leaves empty lines in their place. */
const takeFences = (lines: string[], start: number): {fences: Fence[]; outside: string[]} => {
  const fences: Fence[] = [];
  const outside: string[] = lines.map(() => '');
  let inComment = false;
  let next = start;
  for (const [at, line] of lines.entries()) {
    if (at < next) {
      continue;
    }
    const [, prefix = '', marks = '', info = ''] = (!inComment && FENCE.exec(line)) || [];
    if (marks === '' || (marks.startsWith('`') && info.includes('`'))) {
      outside[at] = line;
      inComment = isCommentOpenAfter(line, inComment);
      continue;
    }
    const fence = readFence(lines, at, prefix, marks);
    const [, language = '', meta = ''] = /^([^\s{]*)(.*)$/.exec(info.trim()) ?? [];
    fences.push({
      line: at + 1,
      language: language.toLowerCase(),
      meta: meta.trim(),
      code: fence.code.join('\n'),
      closed: fence.closed,
    });
    next = fence.end + 1;
  }
  return {fences, outside};
};

const readFence = (
  lines: string[],
  open: number,
  prefix: string,
  marks: string,
): {code: string[]; end: number; closed: boolean} => {
  const quotes = prefix.split('>').length - 1;
  const indent = prefix.slice(prefix.lastIndexOf('>') + 1).length;
  const closing = new RegExp(`^[ \\t]*${marks[0]}{${marks.length},}[ \\t]*$`);
  const indentation = new RegExp(`^[ \\t]{0,${indent}}`);
  const code: string[] = [];
  for (const quoted of lines.slice(open + 1)) {
    const line = stripQuotes(quoted, quotes);
    if (line === null || closing.test(line)) {
      return {code, end: open + code.length + (line === null ? 0 : 1), closed: true};
    }
    code.push(line.replace(indentation, ''));
  }
  return {code, end: open + code.length, closed: false};
};

/** Removes quote marks; null when the quote has ended. */
const stripQuotes = (line: string, quotes: number): string | null => {
  let rest = line;
  for (let quote = 0; quote < quotes; quote++) {
    const match = /^[ \t]*>/.exec(rest);
    if (!match) {
      return null;
    }
    rest = rest.slice(match[0].length);
  }
  return rest;
};

const isCommentOpenAfter = (line: string, openBefore: boolean): boolean => {
  const masked = openBefore ? line : hideInlineCode(line);
  const opened = masked.lastIndexOf('{/*');
  const closed = masked.lastIndexOf('*/}');
  return opened === -1 && closed === -1 ? openBefore : opened > closed;
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

/** Replaces inline code by as many letters, so that nothing in it looks like Markdown. */
const hideInlineCode = (text: string): string =>
  text.replace(/(?<![`\\])(`+)(?!`)((?:[^\n]|\n(?!\s*\n))*?[^`])\1(?!`)/g, (code) =>
    code.replace(/[^\n]/g, 'x'),
  );

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
