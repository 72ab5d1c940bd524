/**
 * Completes what the modal's version leaves out for assistive technology: it calls itself a button,
 * its input is no combobox, and its lists of hits share one id that nothing refers to. Without the
 * hosted engine, the engine that answers stands in the place of its provider's sign.
 *
 * @returns ends what keeps the lists and the input in step
 */
export function completeDialog(container: HTMLElement, isHosted: boolean): () => void {
  const dialog = container.querySelector('.DocSearch-Container');
  const input = container.querySelector('.DocSearch-Input');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex']) {
    dialog?.removeAttribute(name);
  }
  set(dialog, {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search docs'});
  set(input, {role: 'combobox', 'aria-haspopup': 'listbox'});
  if (!isHosted) {
    nameLocalEngine(container.querySelector('.DocSearch-Logo'));
  }
  const relate = () => {
    const ids = Array.from(container.querySelectorAll('[role="listbox"]'), (list, index) => {
      const id = `docsearch-list-${index}`;
      set(list, {id});
      return id;
    });
    set(dialog, {'aria-controls': null});
    set(input, {
      'aria-expanded': String(ids.length > 0),
      'aria-controls': ids.length > 0 ? ids.join(' ') : null,
    });
  };
  relate();
  const observer = new MutationObserver(relate);
  observer.observe(container, {childList: true, subtree: true, attributeFilter: ['aria-controls']});
  return () => observer.disconnect();
}

function nameLocalEngine(sign: Element | null): void {
  const label = sign?.querySelector('.DocSearch-Label');
  const link = sign?.querySelector('a');
  if (label && link) {
    label.textContent += ' MiniSearch';
    link.replaceChildren(label);
    link.href = 'https://github.com/lucaong/minisearch';
  }
}

/** Changes only what differs, so that the observer comes to rest. */
function set(element: Element | null, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element && element.getAttribute(name) !== value) {
      if (value === null) {
        element.removeAttribute(name);
      } else {
        element.setAttribute(name, value);
      }
    }
  }
}
