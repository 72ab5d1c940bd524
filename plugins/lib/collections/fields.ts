import {z} from 'zod';

/** A part of an address: lower case, digits and single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has to be lower-case words with hyphens, such as "jane-doe"');

/** Text without blanks at its ends. */
export const text = z
  .string()
  .min(1, 'is empty')
  .refine((value) => value === value.trim(), 'has blanks at its ends');

/** A complete address on the web. */
export const webAddress = z
  .string()
  .refine(isWebAddress, 'is no address of a website. Write it in full, with https://');

/** A handle on GitHub, without an @. */
export const githubHandle = z
  .string()
  .regex(/^[A-Za-z\d](?:-?[A-Za-z\d]){0,38}$/, 'is no GitHub handle. Write it without @');

/** A list in which nothing stands twice. */
export function uniqueList<Item extends z.ZodTypeAny>(item: Item) {
  return z
    .array(item)
    .refine(
      (values) => new Set(values.map((value) => JSON.stringify(value))).size === values.length,
      'names something twice',
    );
}

/** One of some words, all of which the message lists. */
export function oneOf<Name extends string>(names: readonly Name[]) {
  const message = `has to be one of ${names.join(', ')}`;
  const isName = (value: string): value is Name => names.some((name) => name === value);
  return z.string({invalid_type_error: message}).refine(isName, message);
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value) || /\s/.test(value)) {
    return false;
  }
  const {protocol, hostname, username} = new URL(value);
  return /^https?:$/.test(protocol) && /\.[a-z]{2,}$/i.test(hostname) && username === '';
}
