const AFTER_PAINT = /<template id=["']?after-paint["']?>/;

/** @throws Error if the HTML has no end of the head */
export function addToHead(html: string, addition: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) {
    throw new Error('The HTML has no end of the head.');
  }
  return html.slice(0, end) + addition + html.slice(end);
}

/**
 * Adds elements that load once the page is painted: in the template for such, where there is one.
 *
 * @throws Error if the HTML has neither that template nor an end of the head
 */
export function addAfterPaint(html: string, addition: string): string {
  const [, end] = templateOf(html);
  return end === -1 ? addToHead(html, addition) : html.slice(0, end) + addition + html.slice(end);
}

/** URLs of the stylesheets that load once the page is painted. */
export function lateStyles(html: string): string[] {
  const files = html.slice(...templateOf(html)).matchAll(/\shref=["']?([^"'\s>]+\.css)/g);
  return [...files].map(([, url = '']) => url);
}

/** Start and end of the template's content; -1 if there is none. */
function templateOf(html: string): [start: number, end: number] {
  const start = html.search(AFTER_PAINT);
  return [start, start === -1 ? -1 : html.indexOf('</template>', start)];
}
