import {movesBetween} from './moved-names';
import type {Name} from './names';

/**
 * The names that code still has of the texts that it was. The nearest of these decides first.
 *
 * @param read the names of one of the texts; empty for one of which nothing is known
 */
export function namesKept(
  code: string,
  origins: string[],
  read: (origin: string) => Name[],
): Name[] {
  const found = new Map<string, Name>();
  origins
    .map((origin) => ({names: read(origin), ...movesBetween(origin, code)}))
    .sort((a, b) => b.kept - a.kept)
    .forEach(({names, move}) => {
      for (const name of names) {
        const place = move(name);
        const at = `${place?.line}:${place?.column}`;
        if (place && !found.has(at)) {
          found.set(at, {...name, ...place});
        }
      }
    });
  return [...found.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
