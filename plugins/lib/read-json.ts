import {readFileSync} from 'node:fs';

/**
 * What a JSON file of this project or of an installed package holds. The caller names its type, and
 * nothing checks it: what people write by hand goes through a schema instead.
 *
 * @throws when the file is missing or is no JSON
 */
export function readJson<Value>(file: string): Value {
  return parseJson(readFileSync(file, 'utf8'));
}

/**
 * The same for a text that this project wrote.
 *
 * @throws when it is no JSON
 */
export function parseJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
