import {didYouMean} from '../../lib/nearest-names';
import {TagError} from './page';
import type {TagNode} from '../lib/tree';

/** `name="text"` is a text, a bare `name` and `name={true}` are true, `name={false}` is false. */
export type Attributes = Map<string, string | boolean>;

/**
 * Reads the attributes of a tag.
 *
 * @throws TagError for a spread, and for an expression that is more than a text or a boolean
 */
export function readAttributes(node: TagNode): Attributes {
  const attributes: Attributes = new Map();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      throw new TagError(`<${node.name}> takes no {…spread}. Write each attribute out.`);
    }
    const {name, value} = attribute;
    if (attributes.has(name)) {
      throw new TagError(`<${node.name}> has ${name} twice. Remove one.`);
    }
    attributes.set(name, plainValue(`<${node.name}>`, name, value));
  }
  return attributes;
}

function plainValue(
  tag: string,
  name: string,
  value: TagNode['attributes'][number]['value'],
): string | boolean {
  if (value === null || value === undefined) {
    return true;
  }
  if (typeof value === 'string') {
    return value;
  }
  if (typeof value === 'object') {
    const source = value.value.trim();
    const quoted = /^(['"`])([^'"`\\$]*)\1$/.exec(source);
    if (source === 'true' || source === 'false') {
      return source === 'true';
    }
    if (quoted) {
      return quoted[2] ?? '';
    }
  }
  throw new TagError(
    `${tag} is expanded before any code runs, so it cannot compute ${name}. Write: ${name}="…"`,
  );
}

/** @throws TagError for the first attribute that the tag does not take, with near matches */
export function checkAttributes(
  tag: string,
  attributes: Attributes,
  allowed: readonly string[],
): void {
  for (const name of attributes.keys()) {
    if (!allowed.includes(name)) {
      throw new TagError(
        `<${tag}> has no attribute "${name}".${didYouMean(name, allowed)} ` +
          `It takes: ${allowed.join(', ')}.`,
      );
    }
  }
}

/**
 * The text of an attribute that may be left out.
 *
 * @throws TagError when it is there without a text
 */
export function optionalText(
  tag: string,
  attributes: Attributes,
  name: string,
): string | undefined {
  const value = attributes.get(name);
  if (value === undefined) {
    return undefined;
  }
  if (typeof value !== 'string' || value.trim() === '') {
    throw new TagError(`<${tag}> has ${name} without a text. Write: ${name}="…"`);
  }
  return value.trim();
}

/** @throws TagError when the attribute is missing, with `example` as what to type */
export function requiredText(
  tag: string,
  attributes: Attributes,
  name: string,
  example: string,
): string {
  const value = optionalText(tag, attributes, name);
  if (value === undefined) {
    throw new TagError(`<${tag}> needs ${name}. Write: <${tag} ${name}="${example}" />`);
  }
  return value;
}
