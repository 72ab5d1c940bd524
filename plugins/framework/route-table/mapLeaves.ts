import type {ModuleTree} from './kinds';

/** The same tree with other leaves. */
export function mapLeaves(
  tree: ModuleTree,
  change: (leaf: string | number) => string | number,
): ModuleTree {
  const mapValue = (value: ModuleTree[string]): ModuleTree[string] => {
    if (Array.isArray(value)) {
      return value.map(mapValue);
    }
    return typeof value === 'object' ? mapLeaves(value, change) : change(value);
  };
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, mapValue(value)]));
}
