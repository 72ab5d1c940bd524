/** Texts that code was before a reader changed it, by an element around it. */
const origins = new WeakMap<Element, () => string[]>();

/** Says of which texts the code in an element is a variation. */
export function rememberOrigins(element: Element, read: () => string[]): void {
  origins.set(element, read);
}

/** The texts that an element's code may have been; empty for code that nobody changes. */
export function originsOf(code: Element): string[] {
  for (let element: Element | null = code; element; element = element.parentElement) {
    const read = origins.get(element);
    if (read) {
      return read();
    }
  }
  return [];
}
