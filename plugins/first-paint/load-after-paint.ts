/**
 * Runs in the page, as text, before any other code: it names nothing outside itself, and needs no
 * helpers of a compiler. Puts the scripts of the template into the page once the page is painted, and
 * offers a retry when they fail or never come: the page would stay readable but dead.
 */
export function loadAfterPaint(): void {
  const TIMEOUT_MS = 15_000;
  const page = window as unknown as {docusaurus: unknown; insertBanner?: () => void};
  const contentOf = (id: string): DocumentFragment =>
    document.querySelector<HTMLTemplateElement>(id)!.content;

  const offerRetry = (message: string): void => {
    if (document.querySelector('#first-load-error')) {
      return;
    }
    const box = contentOf('#not-loaded').cloneNode(true) as DocumentFragment;
    box.querySelector('p')!.textContent = message;
    box.querySelector('button')!.onclick = () => location.reload();
    document.body.append(box);
  };

  const fail = (): void => {
    if (page.insertBanner) {
      // On the home page: the framework's own words about a wrong base URL.
      page.insertBanner();
      page.insertBanner = undefined;
    } else {
      offerRetry('A part of this page could not be loaded.');
    }
  };

  const load = (): void => {
    let awaited = 0;
    contentOf('#after-paint')
      .querySelectorAll('script, link[rel=preload]')
      .forEach((source) => {
        const element = document.importNode(source, true) as HTMLScriptElement;
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
  setTimeout(() => {
    if (document.documentElement.dataset.hasHydrated !== 'true') {
      offerRetry('A part of this page is taking too long to load.');
    }
  }, TIMEOUT_MS);
  if (document.hidden) {
    // Nothing is painted there until the reader comes.
    load();
  } else {
    requestAnimationFrame(() => setTimeout(load));
  }
}
