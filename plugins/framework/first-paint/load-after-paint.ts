/**
 * Runs in the page, as text, before any other code: it names nothing outside itself, and needs no
 * helpers of a compiler. It may run before the page is read to its end. Puts the scripts of the template into the page once the page is painted,
 * lets fonts load that can wait, and offers a retry when scripts fail: the page would stay readable
 * but dead. That they never come, this one among them, is told by `site.css`, which waits 15 s.
 */
export function loadAfterPaint(): void {
  const PAINT_TIMEOUT_MS = 2000;
  const page: {docusaurus: unknown; insertBanner?: () => void} = window;
  const find = <E extends HTMLElement>(selector: string, within: ParentNode = document): E =>
    within.querySelector<E>(selector)!;
  const contentOf = (id: string) => find<HTMLTemplateElement>(id).content;
  const copyOf = <N extends Node>(node: N): N => document.importNode(node, true);
  const isDead = (): boolean => document.documentElement.dataset.hasHydrated !== 'true';

  const offerRetry = (message: string): void => {
    const box = find<HTMLFormElement>('#first-load-error');
    if (!box.dataset.isTold) {
      box.dataset.isTold = 'true';
      find('p', box).textContent = message;
      // Alone, the form would lose the query.
      box.onsubmit = () => (location.reload(), false);
    }
  };

  let stylesheet: HTMLElement | null = null;
  const fail = (): void => {
    if (stylesheet) {
      return;
    }
    const sayIt = () => offerRetry('A part of this page could not be loaded.');
    stylesheet = copyOf(find('link[rel=stylesheet]', contentOf('#after-paint')));
    stylesheet.onload = sayIt;
    // Nothing can be found: on the home page, the framework has words about a wrong base URL.
    stylesheet.onerror = () => {
      if (page.insertBanner) {
        page.insertBanner();
        find('#__docusaurus-base-url-issue-banner-container').style.display = 'block';
      } else {
        sayIt();
      }
    };
    document.head.append(stylesheet);
  };

  const load = (): void => {
    document.querySelector('style[data-after-paint]')?.removeAttribute('media');
    let awaited = 0;
    const late = contentOf('#after-paint').querySelectorAll('script, link[rel=preload]');
    late.forEach((source) => {
      const element = copyOf(source);
      if (element instanceof HTMLScriptElement) {
        awaited++;
        // In the order in which they stand, as `defer` would.
        element.async = false;
        element.onerror = fail;
        // A host may answer with a page of HTML: then all are there, and nothing has run.
        element.onload = () => --awaited || page.docusaurus || fail();
      }
      document.head.append(element);
    });
  };

  // Keeps the framework from calling its code missing before it was asked for.
  page.docusaurus = null;
  // The framework shows the first page when its chunks are there, and says nothing when they fail.
  addEventListener('unhandledrejection', ({reason}) => {
    if (isDead() && reason instanceof Error && /chunk/i.test(`${reason.name} ${reason.message}`)) {
      offerRetry(`A part of this page could not be loaded. ${reason.message}`);
    }
  });
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const isRead = new Promise<unknown>((go) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', go) : go(null),
  );
  const mayStart = new Promise<void>((start) => {
    // Nothing is painted in a hidden tab until the reader comes.
    if (document.hidden || isPainted()) {
      start();
    }
    // Once the picture is on screen, and not merely drawn. Some settings hide when that is.
    setTimeout(start, PAINT_TIMEOUT_MS);
    new PerformanceObserver(() => isPainted() && start()).observe({type: 'paint', buffered: true});
  });
  void Promise.all([isRead, mayStart]).then(load);
}
