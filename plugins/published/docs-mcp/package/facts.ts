import {readFileSync} from 'node:fs';

/**
 * A text in a file such as `package.json`.
 *
 * @returns undefined if there is no such file, or no such text in it
 */
export function readFact(file: string, key: string): string | undefined {
  try {
    const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const value: unknown = new Map<string, unknown>(Object.entries(facts ?? {})).get(key);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
