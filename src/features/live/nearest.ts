/** How much of two names is the same, at least, for one to be a misspelled other. */
const LEAST_ALIKE = 0.5;
/** By how much another name may be less alike than the nearest one. */
const MOST_BEHIND = 0.15;

/**
 * The names that look most like a misspelled one, the nearest first. Names are alike if they share
 * pairs of letters.
 *
 * @param most how many to return
 */
export function nearest(wanted: string, names: string[], most: number): string[] {
  const found = names
    .map((name) => ({name, alike: alikeness(wanted, name)}))
    .sort((a, b) => b.alike - a.alike);
  const least = Math.max(LEAST_ALIKE, (found[0]?.alike ?? 0) - MOST_BEHIND);
  return found
    .filter(({alike}) => alike >= least)
    .slice(0, most)
    .map(({name}) => name);
}

function alikeness(a: string, b: string): number {
  const [ours, theirs] = [pairsOf(a), pairsOf(b)];
  const left = [...theirs];
  const shared = ours.filter((pair) => {
    const at = left.indexOf(pair);
    return at !== -1 && left.splice(at, 1);
  });
  return (2 * shared.length) / (ours.length + theirs.length);
}

/** What most packages here have in common tells none of them from another. */
const SCOPE = /^@remotion\//;

/** Pairs of letters, with the first and the last letter as pairs of their own. */
function pairsOf(name: string): string[] {
  const text = `^${name.replace(SCOPE, '').toLowerCase()}$`;
  return Array.from({length: text.length - 1}, (_, at) => text.slice(at, at + 2));
}
