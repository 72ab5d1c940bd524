/*
 * The framework stores the chosen docs version only when a version menu is used, and this site has
 * one version. Storing it on the first visit keeps the reader's choice when a second one appears.
 */
const KEY = 'docs-preferred-version-default';

/** Called by the framework after each navigation. */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  if (!location.pathname.includes('/docs/')) {
    return;
  }
  try {
    if (window.localStorage.getItem(KEY) === null) {
      window.localStorage.setItem(KEY, 'current');
    }
  } catch {
    // Storage is full or forbidden: the docs work without it.
  }
}
