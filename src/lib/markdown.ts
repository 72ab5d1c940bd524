/** A piece of a line. There is no piece for HTML: it stays text. */
export type Inline =
  | {type: 'text' | 'code'; text: string}
  | {type: 'strong' | 'em'; children: Inline[]}
  | {type: 'link'; href: string; children: Inline[]};

export type Block =
  | {type: 'paragraph'; children: Inline[]}
  | {type: 'list'; isOrdered: boolean; items: Inline[][]}
  | {type: 'code'; language: string; text: string};

const FENCE = /^\s*```+\s*([\w-]*)[^`]*$/;
const FENCE_END = /^\s*```+\s*$/;
const ITEM = /^\s*(?:([-*+])|\d+[.)])\s+(.*)$/;
const HEADING = /^#{1,6}\s+(.*)$/;
const QUOTE = /^>\s?/;
const INLINE =
  /\\([\\`*_[\]<>#.-])|(`+)(.+?)\2(?!`)|(!?)\[([^\]]*)\]\(\s*<?([^\s)>]*)>?[^)]*\)|\*\*(.+?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*/s;

/**
 * Reads the Markdown of answers: paragraphs, lists, code, emphasis and links. All else is text.
 * Pictures become their descriptions, since an answer must not make the browser fetch anything.
 */
export function parseMarkdown(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const finish = () => {
    const text = paragraph.join(' ').trim();
    paragraph = [];
    if (text) {
      blocks.push({type: 'paragraph', children: parseInline(text)});
    }
  };
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const fence = FENCE.exec(line);
    if (fence) {
      finish();
      const code: string[] = [];
      for (index++; index < lines.length && !FENCE_END.test(lines[index] ?? ''); index++) {
        code.push(lines[index] ?? '');
      }
      blocks.push({type: 'code', language: fence[1] ?? '', text: code.join('\n')});
      continue;
    }
    const item = ITEM.exec(line);
    if (item) {
      finish();
      const isOrdered = !item[1];
      const last = blocks.at(-1);
      const content = parseInline(item[2] ?? '');
      if (last?.type === 'list' && last.isOrdered === isOrdered && lines[index - 1]?.trim()) {
        last.items.push(content);
      } else {
        blocks.push({type: 'list', isOrdered, items: [content]});
      }
      continue;
    }
    const heading = HEADING.exec(line)?.[1];
    if (heading) {
      finish();
      blocks.push({
        type: 'paragraph',
        children: [{type: 'strong', children: parseInline(heading)}],
      });
    } else if (line.trim()) {
      paragraph.push(line.replace(QUOTE, '').trim());
    } else {
      finish();
    }
  }
  finish();
  return blocks;
}

function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  const addText = (piece: string) => {
    const last = pieces.at(-1);
    if (last?.type === 'text') {
      last.text += piece;
    } else if (piece) {
      pieces.push({type: 'text', text: piece});
    }
  };
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    const [all, escaped, , code, picture, label, href, strong, em] = match;
    addText(rest.slice(0, match.index));
    if (escaped !== undefined) {
      addText(escaped);
    } else if (code !== undefined) {
      pieces.push({type: 'code', text: code});
    } else if (label !== undefined) {
      if (picture) {
        addText(label);
      } else {
        pieces.push({type: 'link', href: href ?? '', children: parseInline(label)});
      }
    } else if (strong !== undefined) {
      pieces.push({type: 'strong', children: parseInline(strong)});
    } else {
      pieces.push({type: 'em', children: parseInline(em ?? '')});
    }
    rest = rest.slice(match.index + all.length);
  }
  addText(rest);
  return pieces;
}
