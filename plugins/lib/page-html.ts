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

/** Addresses of the stylesheets and scripts that load once the page is painted. */
export function lateFiles(html: string): {styles: string[]; scripts: string[]} {
  const files = [...html.slice(...templateOf(html)).matchAll(/\s(?:href|src)=["']?([^"'\s>]+)/g)];
  const urls = files.map(([, url = '']) => url);
  return {
    styles: urls.filter((url) => url.endsWith('.css')),
    scripts: urls.filter((url) => url.endsWith('.js')),
  };
}

/** Start and end of the template's content; -1 if there is none. */
function templateOf(html: string): [start: number, end: number] {
  const start = html.search(AFTER_PAINT);
  return [start, start === -1 ? -1 : html.indexOf('</template>', start)];
}
