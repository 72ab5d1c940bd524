/** A text as it is written in code, between single quotes. */
export const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
