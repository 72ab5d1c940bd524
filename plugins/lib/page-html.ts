const AFTER_PAINT = /<template id=["']?after-paint["']?>/;

/** Whether an HTML file was made of the page template. Files with another purpose are not. */
export const isPage = (html: string): boolean => AFTER_PAINT.test(html);

/** @throws Error if the HTML has no end of the head */
export function addToHead(html: string, addition: string): string {
  return insert(html, html.indexOf('</head>'), addition, 'end of the head');
}

/**
 * Adds elements that load once the page is painted.
 *
 * @throws Error if the HTML was not made of the page template
 */
export function addAfterPaint(html: string, addition: string): string {
  return insert(html, templateOf(html)[1], addition, 'template for what comes after the paint');
}

/** Addresses of the stylesheets and scripts that load once the page is painted. */
export function lateFiles(html: string): {styles: string[]; scripts: string[]} {
  const files = [...html.slice(...templateOf(html)).matchAll(/\s(?:href|src)=["']?([^"'\s>]+)/g)];
  const urls = files.map(([, url]) => url!);
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

function insert(html: string, index: number, addition: string, place: string): string {
  if (index === -1) {
    throw new Error(`The HTML has no ${place}.`);
  }
  return html.slice(0, index) + addition + html.slice(index);
}
