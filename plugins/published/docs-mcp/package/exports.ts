import {didYouMean} from '../../../lib/nearest-names';

/** What packages export, by the package's name. */
export type Exports = Map<string, {name: string; entry: string; kind: string}[]>;

/** Reads a table with a line for each export: its package, entry point, kind and name. */
export function readExports(table: string): Exports {
  const exports: Exports = new Map();
  for (const line of table.trim().split('\n')) {
    const [owner = '', entry = '', kind = '', name = ''] = line.split('\t');
    exports.set(owner, [...(exports.get(owner) ?? []), {name, entry, kind}]);
  }
  return exports;
}

/**
 * The exports of a package as a list, or the packages that have an export.
 *
 * @param asked name of a package, with or without `@remotion/`, or of an export: `Sequence`, `spring()`
 */
export function listExports(all: Exports, asked: string): string {
  const name = asked.trim().replace(/^<|\s*\/?>$|\(\)$/g, '');
  const own = all.get(name) ?? all.get(`@remotion/${name}`);
  if (own) {
    return own
      .map(
        ({name: each, entry, kind}) => `${each} (${kind}${entry === '.' ? '' : `, from ${entry}`})`,
      )
      .join('\n');
  }
  const owners = [...all].flatMap(([owner, exports]) =>
    exports
      .filter((each) => each.name.toLowerCase() === name.toLowerCase())
      .map(({name: each, entry, kind}) => `${each}: ${kind} of ${owner}${entry.slice(1)}`),
  );
  if (owners.length > 0) {
    return owners.join('\n');
  }
  const names = [...all].flatMap(([owner, exports]) => [
    owner,
    ...exports.map((each) => each.name),
  ]);
  const near = didYouMean(name, names) || ` The packages are: ${[...all.keys()].join(', ')}`;
  return `No package and no export is called "${name}".${near}`;
}
