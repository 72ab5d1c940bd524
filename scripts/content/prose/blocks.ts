import {StringSource} from 'textlint-util-to-string';
import type {ProseNode} from './page-plugin';

/** A paragraph, a heading, a cell of a table, or a label, as its readers see it. */
export type Block = {
  type: 'paragraph' | 'heading' | 'cell';
  /** Plain text on one line. Code is a run of `§`, one for each of its characters. */
  text: string;
  /** Its source. */
  raw: string;
  /** Whether it is under a `<details>`, which readers open if they want to. */
  folded: boolean;
  /** Whether it is in the front matter, for search results and sidebars. */
  inFrontMatter: boolean;
  /** The offset in the page of an offset in `text`. */
  at: (index: number) => number;
};

/** What code becomes in a block's text, so that patterns can't read it and can name it. */
export const CODE = '§';

const TYPES = {Paragraph: 'paragraph', Header: 'heading', TableCell: 'cell'} as const;

const known = new WeakMap<object, Block[]>();

/** The blocks of a document in reading order, labels last. */
export const blocksOf = (document: ProseNode): Block[] => {
  const yaml = document.children?.find(({type}) => type === 'Yaml');
  const blocks =
    known.get(document) ??
    collect(document, false).map((block) => ({
      ...block,
      inFrontMatter: yaml !== undefined && block.at(0) < yaml.range[1],
    }));
  known.set(document, blocks);
  return blocks;
};

type PlainBlock = Omit<Block, 'inFrontMatter'>;

const collect = (node: ProseNode, folded: boolean): PlainBlock[] => {
  const type = isBlockType(node.type) ? TYPES[node.type] : null;
  if (type) {
    return [toBlock(node, type, folded)];
  }
  const isFolded = folded || (node.type === 'Html' && node.raw.startsWith('<details'));
  return (node.children ?? []).flatMap((child) => collect(child, isFolded));
};

const isBlockType = (type: string): type is keyof typeof TYPES => Object.hasOwn(TYPES, type);

const toBlock = (node: ProseNode, type: Block['type'], folded: boolean): PlainBlock => {
  const source = new StringSource(
    {...node, children: [...(node.children ?? [])]},
    {
      replacer: ({node: part, maskValue, emptyValue}) =>
        part.type === 'Code' ? maskValue(CODE) : part.type === 'Comment' ? emptyValue() : undefined,
    },
  );
  return {
    type,
    text: source.toString().replace(/\s/g, ' '),
    raw: node.raw,
    folded,
    at: (index) => node.range[0] + (source.originalIndexFromIndex(index) ?? 0),
  };
};

/** Words that readers read: code and numbers are none. */
export const countWords = (text: string): number => text.match(/[A-Za-z][\w'’-]*/g)?.length ?? 0;
