import {ASTNodeTypes, type TxtDocumentNode, type TxtParagraphNode} from '@textlint/ast-node-types';
import type {TextlintPluginCreator, TextlintPluginProcessor} from '@textlint/types';
import mdx from 'textlint-plugin-mdx';

/** What a rule reads of a node. textlint's own types differ from one of its packages to the next. */
export type ProseNode = {
  type: string;
  raw: string;
  range: readonly [start: number, end: number];
  loc: {readonly start: Place; readonly end: Place};
  children?: readonly ProseNode[];
};

type Place = {line: number; column: number};

/** Attributes and fields of objects in attributes whose text readers see or hear. */
const SHOWN = 'caption|title|label|alt|note|summary|description|xLabel|yLabel|aria-label';

const ATTRIBUTE = new RegExp(
  String.raw`(?<![\w-])(?:${SHOWN})\s*[=:]\s*\{?\s*(?:"([^"]+)"|'([^'\n]+)')`,
  'dg',
);

/** The name of a package, `'@remotion/gif'`, and a command, `npx remotion gpu`, are code and no text. */
const FIELD =
  /^(?:title|description|sidebar_label):[ \t]*(?!'@[\w/-]+'$|npx )(?:"([^"\n]+)"|'([^'\n]+)'|(\S[^\n]*))$/dgm;

/**
 * Reads a page the way its readers see it: textlint's MDX plugin, and what that plugin can't know.
 * Docusaurus has two marks that are no MDX, `{#id}` and `:::note Title`. They are hidden with every
 * position kept, because 40 pages could not be parsed otherwise. Captions, labels, alt texts, titles of
 * code blocks, and the title and the description in the front matter become paragraphs of their own.
 *
 * @param onError takes why a page is no MDX: textlint itself only says that something failed
 */
export const pagePlugin = (onError: (error: unknown) => void): TextlintPluginCreator => ({
  Processor: class implements TextlintPluginProcessor {
    private readonly inner = new mdx.Processor().processor('.mdx');

    availableExtensions(): string[] {
      return ['.mdx'];
    }

    processor(): ReturnType<TextlintPluginProcessor['processor']> {
      return {
        preProcess: async (text) => {
          try {
            const result = await this.inner.preProcess(hideDocusaurusMarks(text));
            return withLabels('ast' in result ? result.ast : result, text);
          } catch (error) {
            onError(error);
            throw error;
          }
        },
        postProcess: (messages, filePath = '') => ({messages, filePath}),
      };
    }
  },
});

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Replaces what only Docusaurus understands by text of the same length: heading ids by spaces, and
 * the title of an admonition by a heading. A heading of one word in lower case, `### url`, is the
 * name of an option, so it goes as code does. Code blocks stay as they are.
 */
export const hideDocusaurusMarks = (text: string): string => {
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const [, marks = ''] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? [];
      if (fence || marks) {
        fence = !fence ? marks : marks.startsWith(fence) ? '' : fence;
        return line;
      }
      return hideAdmonitionMarks(hideHeadingMarks(line));
    })
    .join('\n');
};

const hideHeadingMarks = (line: string): string => {
  const [, marks = '', title = ''] = /^([\s>]*#+ )(.*?)\s*(?:\\?\{#[\w-]+\})?\s*$/.exec(line) ?? [];
  const isName = /^[a-z][\w.]*\??$/.test(title);
  return marks ? `${marks}${isName ? '' : title}`.padEnd(line.length) : line;
};

const hideAdmonitionMarks = (line: string): string => {
  const [, indent = '', colons = '', name = '', rest = ''] =
    /^([\s>]*)(:::+)(\w*)(.*)$/.exec(line) ?? [];
  if (!colons) {
    return line;
  }
  const title = rest.replace(/^(\s*)\[(.*)\](\s*)$/, '$1 $2 $3');
  const heading = '#'.repeat(Math.min(colons.length, 6)).padEnd(colons.length + name.length);
  return title.trim() ? `${indent}${heading}${title}` : blank(line);
};

/** Adds a paragraph for each label to the end of the document. */
const withLabels = (document: TxtDocumentNode, text: string): TxtDocumentNode => {
  const lines = lineStarts(text);
  const found = [...frontMatterLabels(document), ...attributeLabels(document)];
  const labels = found.map((range) => paragraphAt(range, text, lines));
  return {...document, children: [...document.children, ...labels]};
};

type Range = [start: number, end: number];

const frontMatterLabels = (document: ProseNode): Range[] => {
  const yaml = document.children?.find(({type}) => type === 'Yaml');
  return yaml ? ranges(yaml.raw.matchAll(FIELD), yaml.range[0]) : [];
};

/** The title of a code block, unless it is a path. */
const CODE_TITLE = /title="([^"\n]* [^"\n]*)"/dg;

const attributeLabels = (node: ProseNode): Range[] => {
  if (node.type === 'CodeBlock') {
    return ranges((node.raw.split('\n')[0] ?? '').matchAll(CODE_TITLE), node.range[0]);
  }
  const isTag = /^<[A-Za-z]/.test(node.raw) && ['Html', 'Paragraph'].includes(node.type);
  const firstChild = node.children?.[0]?.range[0] ?? node.range[1];
  const openingTag = isTag ? node.raw.slice(0, firstChild - node.range[0]) : '';
  return [
    ...ranges(openingTag.matchAll(ATTRIBUTE), node.range[0]),
    ...(node.children ?? []).flatMap((child) => attributeLabels(child)),
  ];
};

/** Where the groups of the matches are in the page. */
const ranges = (matches: Iterable<RegExpExecArray>, offset: number): Range[] =>
  [...matches].flatMap(({indices = []}) => {
    const group = indices.slice(1).find((range) => range !== undefined);
    return group ? [[offset + group[0], offset + group[1]] satisfies Range] : [];
  });

const lineStarts = (text: string): number[] => {
  const starts = [0];
  for (const {index} of text.matchAll(/\n/g)) {
    starts.push(index + 1);
  }
  return starts;
};

const paragraphAt = ([start, end]: Range, text: string, lines: number[]): TxtParagraphNode => {
  const raw = text.slice(start, end);
  const place = (offset: number): Place => {
    const line = lines.filter((begin) => begin <= offset).length;
    return {line, column: offset - (lines[line - 1] ?? 0)};
  };
  const common = {raw, range: [start, end], loc: {start: place(start), end: place(end)}} as const;
  return {
    ...common,
    type: ASTNodeTypes.Paragraph,
    children: [{...common, type: ASTNodeTypes.Str, value: raw}],
  };
};
