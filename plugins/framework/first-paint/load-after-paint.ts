/**
 * Runs in the page, as text, before any other code: it names nothing outside itself, and needs no
 * helpers of a compiler. Puts the scripts of the template into the page once the page is painted, and
 * offers a retry when they fail or never come: the page would stay readable but dead.
 */
export function loadAfterPaint(): void {
  const TIMEOUT_MS = 15_000;
  const PAINT_TIMEOUT_MS = 2000;
  const BANNER = '#__docusaurus-base-url-issue-banner-container';
  const page = window as unknown as {docusaurus: unknown; insertBanner?: () => void};
  const contentOf = (id: string): DocumentFragment =>
    document.querySelector<HTMLTemplateElement>(id)!.content;
  const copyOf = <E extends Element>(element: E): E => document.importNode(element, true);
  const isDead = (): boolean => document.documentElement.dataset.hasHydrated !== 'true';

  const offerRetry = (message: string): void => {
    if (document.querySelector('#first-load-error')) {
      return;
    }
    const box = contentOf('#not-loaded').cloneNode(true) as DocumentFragment;
    box.querySelector('p')!.textContent = message;
    box.querySelector('button')!.onclick = () => location.reload();
    document.body.append(box);
  };

  let hasFailed = false;
  const fail = (): void => {
    if (hasFailed) {
      return;
    }
    hasFailed = true;
    const sayIt = () => offerRetry('A part of this page could not be loaded.');
    const stylesheet = copyOf(
      contentOf('#after-paint').querySelector<HTMLLinkElement>('link[rel=stylesheet]')!,
    );
    stylesheet.onload = sayIt;
    // Nothing can be found: on the home page, the framework has words about a wrong base URL.
    stylesheet.onerror = () => {
      if (page.insertBanner) {
        page.insertBanner();
        document.querySelector<HTMLElement>(BANNER)!.style.display = 'block';
      } else {
        sayIt();
      }
    };
    document.head.append(stylesheet);
  };

  const load = (): void => {
    let awaited = 0;
    contentOf('#after-paint')
      .querySelectorAll('script, link[rel=preload]')
      .forEach((source) => {
        const element = copyOf(source) as HTMLScriptElement;
        if (source.localName === 'script') {
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
  setTimeout(() => {
    if (isDead()) {
      offerRetry('A part of this page is taking too long to load.');
    }
  }, TIMEOUT_MS);
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  if (document.hidden || isPainted()) {
    // Nothing is painted in a hidden tab until the reader comes.
    load();
    return;
  }
  // Once the picture is on screen, and not merely drawn. Some settings hide when that is.
  const loadOnce = () => {
    clearTimeout(waiting);
    observer.disconnect();
    load();
  };
  const observer = new PerformanceObserver(() => isPainted() && loadOnce());
  observer.observe({type: 'paint', buffered: true});
  const waiting = setTimeout(loadOnce, PAINT_TIMEOUT_MS);
}
