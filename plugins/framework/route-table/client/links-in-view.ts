/** How long a page must not move before its links in view count, in milliseconds. */
const REST_MS = 300;

/** Of what is in view, the first links alone: a reader follows one of them at most. */
const MOST_LINKS = 8;

/**
 * The content's links. Those of the navigation are on every page, and half of them in closed menus:
 * they wait until the reader points at them or gives them the focus.
 */
const LINKS = 'main a[href^="/"]:not(.breadcrumbs__link)';

let timer: number | undefined;

/**
 * Waits until the page rests, and looks which links of its content are in view. Asked again, it
 * waits anew.
 *
 * @param found gets paths below the domain, in the order of the page, a few at most
 */
export function whenPageRests(found: (paths: string[]) => void): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => look(found), REST_MS);
}

/** The observer's first answer has all links, and needs no layout of its own. */
function look(found: (paths: string[]) => void): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const paths = entries.flatMap(({isIntersecting, target}) =>
      isIntersecting && target instanceof HTMLAnchorElement ? target.pathname : [],
    );
    found([...new Set(paths)].slice(0, MOST_LINKS));
  });
  document.querySelectorAll(LINKS).forEach((link) => observer.observe(link));
}
