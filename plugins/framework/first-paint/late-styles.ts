/** Media of a stylesheet that is there, and rules nothing yet. */
const NO_MEDIA = 'not all';

let links: HTMLLinkElement[] = [];
let fetching: Promise<void> | null = null;

/**
 * Fetches the whole stylesheet, once, without a change to what is on screen: to apply it costs each
 * element of the page a look at its rules. The HTML holds the rules that its page needs, so this is
 * for what comes with code of its own and for other pages. Settles when the rules are there, and also
 * when they cannot be loaded: a page without them is better than none.
 */
export function fetchLateStyles(): Promise<void> {
  if (!fetching) {
    const sources = lateLinks();
    links = sources.map((source) => document.importNode(source, true));
    fetching = Promise.all(links.map(insert)).then(() => undefined);
  }
  return fetching;
}

/** Applies what `fetchLateStyles()` has fetched. */
export function applyLateStyles(): void {
  links.forEach((link) => (link.media = ''));
  links = [];
}

/** Fetches the whole stylesheet and applies it at once. */
export const loadLateStyles = (): Promise<void> => fetchLateStyles().then(applyLateStyles);

/** URLs of the stylesheets that are still to be fetched: another page will need them. */
export const stylesToCome = (): string[] => (fetching ? [] : lateLinks().map(({href}) => href));

/** Under `npm start` there is no template: all styles are there from the start. */
const lateLinks = (): HTMLLinkElement[] =>
  Array.from(
    document
      .querySelector<HTMLTemplateElement>('#after-paint')
      ?.content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]') ?? [],
  );

function insert(link: HTMLLinkElement): Promise<void> {
  link.media = NO_MEDIA;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    // Before the styles of what was loaded on demand, which stand at the end.
    document.head.insertBefore(
      link,
      document.querySelector('head > link[rel=stylesheet]:not([data-section])'),
    );
  });
}
