const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), summary, pre[tabindex="0"]';

/**
 * Where Tab goes at the edges of a container, so that focus stays inside.
 *
 * @returns the element to focus, or `null` if the browser's own order does
 */
export function nextInTrap(container: HTMLElement, isBackwards: boolean): HTMLElement | null {
  const elements = Array.from(container.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.offsetParent !== null && !element.closest('[hidden], [inert]'),
  );
  const [first] = elements;
  const last = elements.at(-1);
  const active = document.activeElement;
  if (!first || !last) {
    return null;
  }
  if (!elements.some((element) => element === active)) {
    return isBackwards ? last : first;
  }
  if (isBackwards) {
    return active === first ? last : null;
  }
  return active === last ? first : null;
}
