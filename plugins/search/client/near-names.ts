const MAX_NAMES = 3;
/** Least share of common letter groups for a name to be what a query may have meant, from 0 to 1. */
const MIN_LIKENESS = 0.4;

/**
 * Names that are written like a query, nearest first: `use curent frm` is near `useCurrentFrame()`.
 * For queries that found nothing, although a search forgives a typo or two by itself.
 */
export function namesNear(query: string, names: string[]): string[] {
  const asked = pairsIn(query);
  return [...new Set(names)]
    .map((name) => ({name, likeness: likenessOf(asked, pairsIn(name))}))
    .filter(({likeness}) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_NAMES)
    .map(({name}) => name);
}

/** All pairs of neighboring letters and digits, whatever stands between them. */
function pairsIn(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(
    Array.from({length: Math.max(0, letters.length - 1)}, (_, at) => letters.slice(at, at + 2)),
  );
}

/** Share of the pairs that both have. */
function likenessOf(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size || 1);
}
