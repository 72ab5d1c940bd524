/**
 * Completes what the modal's version leaves out, in attributes that it never changes: it calls
 * itself a button, and its input no combobox. Without the hosted engine its sign goes, too.
 */
export function completeDialog(container: HTMLElement, isHosted: boolean): void {
  const dialog = container.querySelector('.DocSearch-Container');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex']) {
    dialog?.removeAttribute(name);
  }
  setAttributes(dialog, {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search docs'});
  setAttributes(container.querySelector('.DocSearch-Input'), {
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-haspopup': 'listbox',
  });
  if (!isHosted) {
    container.querySelector('.DocSearch-Logo')?.remove();
  }
}

function setAttributes(element: Element | null, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    element?.setAttribute(name, value);
  }
}
