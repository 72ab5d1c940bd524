/* Says the title of the new page to screen readers: nothing else tells them that a link has led on. */
type Update = {location: {pathname: string}; previousLocation: {pathname: string} | null};

/** The title changes a frame after the page, in milliseconds. */
const TITLE_MS = 100;

let region: HTMLElement | undefined;

if (typeof window !== 'undefined') {
  // Screen readers watch what was there before its text.
  region = document.createElement('div');
  region.id = 'page-announcer';
  region.ariaLive = 'polite';
  region.style.cssText =
    'position:absolute;top:0;clip-path:inset(50%);height:1px;width:1px;overflow:hidden';
  document.body.append(region);
}

/** Called by the framework after each navigation, the first one too. */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    setTimeout(() => region?.replaceChildren(document.title), TITLE_MS);
  }
}
