import {nearestNames} from '../../plugins/lib/nearest-names';

/** Splits `docs/player/api.mdx` into `docs/player/` and `api.mdx`. */
const splitPath = (path: string): [folder: string, name: string] => {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)];
};

/**
 * The candidates that someone who typed `word` may have meant, best first, at most three.
 * Of paths, those with a similar name in the same folder and those with the same name in another.
 */
export const nearest = (word: string, candidates: Iterable<string>): string[] => {
  const all = [...new Set(candidates)];
  const [folder, name] = splitPath(word);
  if (folder === '') {
    return nearestNames(word, all);
  }
  const siblings = all.map((each) => splitPath(each)).filter((each) => each[0] === folder);
  const similar = nearestNames(
    name,
    siblings.map((each) => each[1]),
  ).map((each) => folder + each);
  const moved = all.filter((each) => name !== '' && splitPath(each)[1] === name);
  return [...new Set([...similar, ...moved])].slice(0, 3);
};

/** ` Did you mean a or b?` with its leading space, or nothing when no candidate is near. */
export const didYouMean = (word: string, candidates: Iterable<string>): string => {
  const near = nearest(word, candidates);
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
};
