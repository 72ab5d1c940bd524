/*
 * Escape closes a menu of the navbar, even where the pointer still lies on it (WCAG 2.2, 1.4.13). It
 * opens again once the pointer and the focus have left.
 */
const DISMISSED = 'data-dismissed';

const openMenus = (): Element[] =>
  Array.from(document.querySelectorAll('.navbar .dropdown')).filter((menu) =>
    menu.matches(':hover, :focus-within, .dropdown--show'),
  );

function dismiss(menu: Element): void {
  menu.setAttribute(DISMISSED, '');
  const leave = () => {
    if (!menu.matches(':hover') && !menu.contains(document.activeElement)) {
      menu.removeAttribute(DISMISSED);
      menu.removeEventListener('mouseleave', leave);
      document.removeEventListener('focusin', leave);
    }
  };
  menu.addEventListener('mouseleave', leave);
  document.addEventListener('focusin', leave);
  const button = menu.querySelector<HTMLElement>('.navbar__link');
  if (menu.contains(document.activeElement) && document.activeElement !== button) {
    button?.focus();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      openMenus().forEach(dismiss);
    } else if (event.key === 'Enter' || event.key === ' ' || event.key === 'ArrowDown') {
      document.activeElement?.closest(`[${DISMISSED}]`)?.removeAttribute(DISMISSED);
    }
  });
}
