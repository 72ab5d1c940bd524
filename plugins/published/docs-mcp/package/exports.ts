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
 * @param name of a package, with or without `@remotion/`, or of an export
 */
export function listExports(all: Exports, name: string): string {
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
  return owners.length > 0
    ? owners.join('\n')
    : `No package and no export is called "${name}". The packages are: ${[...all.keys()].join(', ')}`;
}
