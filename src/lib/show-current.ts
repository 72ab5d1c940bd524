/** Space that a link that came into view has above and below, in CSS pixels. */
const MARGIN_PX = 48;

/**
 * Scrolls a menu, and nothing around it, so that the link to the current page is seen. A menu that
 * shows it already stays as it is.
 */
export function showCurrent(menu: Element): void {
  const link = Array.from(menu.querySelectorAll('[aria-current="page"]')).at(-1);
  if (!link) {
    return;
  }
  const inside = menu.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  const isSeen =
    place.top >= inside.top + MARGIN_PX &&
    place.bottom <= Math.min(inside.bottom, window.innerHeight) - MARGIN_PX;
  if (!isSeen && place.height > 0) {
    const middle = (Math.min(inside.bottom, window.innerHeight) - inside.top) / 2;
    menu.scrollTop += place.top - inside.top - middle;
  }
}
