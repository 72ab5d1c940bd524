/** Edit distance between two words: inserted, removed and replaced characters. */
const distance = (a: string, b: string): number => {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/**
 * The names that come closest to a misspelt one, the nearest first.
 *
 * A name that only continues the misspelt one counts as near: `interpolat` finds
 * `interpolateColors`.
 *
 * @param count at most this many
 */
export function nearestNames(wanted: string, names: readonly string[], count = 3): string[] {
  const query = wanted.toLowerCase();
  const limit = Math.max(2, Math.floor(query.length / 4));
  return names
    .map((name) => {
      const edits = distance(query, name.toLowerCase());
      const isContinued = wanted.length > 2 && name.startsWith(wanted);
      return {name, edits: isContinued ? Math.min(edits, 1.5) : edits};
    })
    .filter(({edits}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({name}) => name);
}

/** Splits `docs/player/api.mdx` into `docs/player/` and `api.mdx`. */
const splitPath = (path: string): [folder: string, name: string] => {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)];
};

/** Of paths, those with a similar name in the same folder and those with the same name elsewhere. */
const nearestPaths = (wanted: string, paths: readonly string[]): string[] => {
  const [folder, name] = splitPath(wanted);
  const siblings = paths.map(splitPath).flatMap(([home, own]) => (home === folder ? [own] : []));
  const similar = nearestNames(name, siblings).map((each) => folder + each);
  const moved = paths.filter((path) => name !== '' && splitPath(path)[1] === name);
  return [...new Set([...similar, ...moved])].slice(0, 3);
};

/**
 * ` Did you mean a or b?` with its leading space, or nothing when no candidate is near. A word with
 * a slash is a path.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const names = [...new Set(candidates)];
  const near = word.includes('/') ? nearestPaths(word, names) : nearestNames(word, names);
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
}
