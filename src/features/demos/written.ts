/*
 * How values are written in code. The templates that `plugins/framework/demo-code` makes of the
 * videos call these functions: in the browser, and while the site is built.
 */

/** A value as an expression. Numbers lose the dust of binary fractions: 1.3 - 1 is 0.3. */
export const literal = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
    case 'number':
      return String(Number(value.toPrecision(12)));
    default:
      return Array.isArray(value) ? `[${value.map(literal).join(', ')}]` : String(value);
  }
};

/** A value as an attribute in JSX; `start` goes up to its name. Nothing for `undefined`. */
export const attribute = (start: string, value: unknown): string => {
  if (value === undefined) {
    return '';
  }
  const isPlain = typeof value === 'string' && !/["\\&\n]/.test(value);
  return isPlain ? `${start}="${value}"` : `${start}={${literal(value)}}`;
};

/** A value as a property of an object; `start` goes up to the colon. Nothing for `undefined`. */
export const property = (start: string, value: unknown, end: string): string =>
  value === undefined ? '' : `${start}${literal(value)}${end}`;

/** A value between the tags of an element: as text, where JSX reads it as it stands. */
export const child = (value: unknown): string => {
  const code = literal(value);
  const isText = typeof value === 'string' && /^[^{}<>&]+$/.test(value) && value === value.trim();
  return isText ? value : typeof value === 'number' ? code : `{${code}}`;
};

/** A value as a part of a text between backticks. */
export const inTemplate = (value: unknown): string =>
  (typeof value === 'number' ? literal(value) : String(value)).replace(/[\\`]|\$(?=\{)/g, '\\$&');

type Names = (string | false)[];

/** The names that are used, as the left side of `const {…} = …`. */
export const pattern = (names: Names): string => `{${names.filter(Boolean).join(', ')}}`;

const LINE_WIDTH = 100;

/** The line that imports the names that are used, in several lines if it would be too long. */
export const imported = (keyword: string, names: Names, module: string): string => {
  const used = names.filter(Boolean);
  const line = `${keyword} {${used.join(', ')}} from '${module}';\n`;
  if (used.length === 0) {
    return '';
  }
  return line.length - 1 <= LINE_WIDTH
    ? line
    : `${keyword} {\n${used.map((name) => `  ${name},\n`).join('')}} from '${module}';\n`;
};

/** Takes out the blank lines that dropped statements leave behind. */
export const tidy = (code: string): string =>
  code
    .trimStart()
    .replace(/\n{3,}/g, '\n\n')
    .replace(/([([{]\n)\n/g, '$1');
