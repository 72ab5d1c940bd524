/*
 * The sidebar of the docs shows where the reader is. The framework leaves it at its top, and the link
 * to most pages is below the fold.
 */
import {showCurrent} from '../lib/show-current';

type Update = {location: {pathname: string}; previousLocation: {pathname: string} | null};

/** Categories take this long to open, in milliseconds. */
const OPENING_MS = 400;

const show = (): void => {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  if (menu) {
    showCurrent(menu);
  }
};

/** Called by the framework after each navigation, the first one too. */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  if (location.pathname !== previousLocation?.pathname) {
    requestAnimationFrame(show);
    setTimeout(show, OPENING_MS);
  }
}
