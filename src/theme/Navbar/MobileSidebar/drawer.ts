import {showCurrent} from '@site/src/lib/show-current';

/**
 * Makes the open menu of phones a dialog: it has the focus, what lies behind it can't be reached,
 * Escape closes it, and it shows where the reader is.
 *
 * @param close called at Escape
 * @returns what gives everything back when it is closed
 */
export function openDrawer(close: () => void): () => void {
  const drawer = document.querySelector<HTMLElement>('.navbar-sidebar');
  if (!drawer) {
    return () => {};
  }
  drawer.setAttribute('role', 'dialog');
  drawer.setAttribute('aria-modal', 'true');
  drawer.setAttribute('aria-label', 'Menu');
  const behind = thingsBehind(drawer);
  behind.forEach((element) => element.setAttribute('inert', ''));
  focusSoon(drawer.querySelector<HTMLElement>('.navbar-sidebar__close'));
  drawer.querySelectorAll('.menu').forEach(showCurrent);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
    }
  };
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    behind.forEach((element) => element.removeAttribute('inert'));
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}

/** While it moves into place, it cannot have the focus yet. */
function focusSoon(element: HTMLElement | null, frames = 30): void {
  element?.focus();
  if (element?.isConnected && document.activeElement !== element && frames > 0) {
    requestAnimationFrame(() => focusSoon(element, frames - 1));
  }
}

/** Everything beside the drawer, and beside what holds it. */
function thingsBehind(drawer: HTMLElement): Element[] {
  const navbar = drawer.closest('.navbar');
  const siblings = [drawer.parentElement, navbar?.parentElement].flatMap((holder) =>
    Array.from(holder?.children ?? []),
  );
  return siblings.filter(
    (element) =>
      element !== drawer &&
      element !== navbar &&
      !element.matches('.navbar-sidebar__backdrop, [inert]'),
  );
}
