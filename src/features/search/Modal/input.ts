/** The modal's input, where there is one. */
export const inputOf = (root: ParentNode): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>('.DocSearch-Input');
