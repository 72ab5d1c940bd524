import {createHandlers} from './handlers';
import {cleaned} from './html';

/** Turns a piece of HTML into Markdown. Its addresses become absolute by that of the page. */
export type Converter = (html: string, pageUrl: string) => string;

/** Loads the libraries that the conversion needs, which a development server does without. */
export async function createConverter(): Promise<Converter> {
  const [{fromHtml}, {toMdast, defaultHandlers}, {toMarkdown}, {gfmToMarkdown}] = await Promise.all(
    [
      import('hast-util-from-html'),
      import('hast-util-to-mdast'),
      import('mdast-util-to-markdown'),
      import('mdast-util-gfm'),
    ],
  );
  const handlers = createHandlers(defaultHandlers);
  const extensions = [gfmToMarkdown({tablePipeAlign: false})];
  return (html, pageUrl) => {
    const tree = fromHtml(`<base href="${pageUrl}">${uncolored(html)}`, {fragment: true});
    const markdown = toMdast(cleaned(tree), {handlers, document: true});
    return toMarkdown(markdown, {extensions, bullet: '-', rule: '-', fences: true});
  };
}

/** Without the elements that color code: they are most of all, and say nothing. Notes are comments. */
function uncolored(html: string): string {
  return html.replace(/<code class="?codeBlockLines[^]*?<\/code>/g, (code) =>
    code.replace(NOTE, '// $1<br>').replace(/<\/?span[^>]*>/g, ''),
  );
}

/** What stands below a line of code: see `src/theme/CodeBlock/Line`. */
const NOTE = /<span[^>]*\sdata-code-note[^>]*>([^<]*)<\/span>/g;
