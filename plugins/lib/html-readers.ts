import {Parser} from 'htmlparser2';

export type HtmlAttributes = Record<string, string>;

/** What follows the elements and texts of an HTML file. */
export type HtmlReader = {
  onOpenTag: (name: string, attributes: HtmlAttributes) => void;
  onText: (text: string) => void;
  onCloseTag: (name: string) => void;
};

/** Parses an HTML file once for several readers. Each is for one file. */
export function readHtml(html: string, readers: readonly HtmlReader[]): void {
  const parser = new Parser({
    onopentag: (name, attributes) => readers.forEach((each) => each.onOpenTag(name, attributes)),
    ontext: (text) => readers.forEach((each) => each.onText(text)),
    onclosetag: (name) => readers.forEach((each) => each.onCloseTag(name)),
  });
  parser.end(html);
}
