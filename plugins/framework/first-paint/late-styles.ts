let loading: Promise<void> | null = null;

/**
 * Loads the whole stylesheet, once. The HTML holds the rules that its page needs, so this is for what
 * comes with code of its own and for other pages. Settles when the rules are there, and also when they
 * cannot be loaded: a page without them is better than none.
 */
export function loadLateStyles(): Promise<void> {
  loading ??= Promise.all(lateLinks().map(load)).then(() => undefined);
  return loading;
}

/** URLs of the stylesheets that `loadLateStyles()` has still to load: another page will need them. */
export const stylesToCome = (): string[] => (loading ? [] : lateLinks().map(({href}) => href));

/** Under `npm start` there is no template: all styles are there from the start. */
const lateLinks = (): HTMLLinkElement[] =>
  Array.from(
    document
      .querySelector<HTMLTemplateElement>('#after-paint')
      ?.content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]') ?? [],
  );

function load(source: HTMLLinkElement): Promise<void> {
  const link = document.importNode(source, true);
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
