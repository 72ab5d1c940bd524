import {SourceMap} from 'node:module';
import type {SourceMapPayload} from 'node:module';

/** How many characters of a script come from which source. The rest is the bundler's: `''`. */
export function charactersBySource(script: string, map: SourceMapPayload): Map<string, number> {
  const sources = new SourceMap(map);
  const result = new Map<string, number>();
  script.split('\n').forEach((line, lineNumber) => {
    let column = 0;
    while (column < line.length) {
      const entry = sources.findEntry(lineNumber, column);
      const source = ('originalSource' in entry && entry.originalSource) || '';
      // Mappings are dense; a step of one character is exact and still takes a second at most.
      result.set(source, (result.get(source) ?? 0) + 1);
      column++;
    }
  });
  return result;
}

/**
 * The name under which a source is counted: the package of a library, the folder of a module of the
 * site, or what generated it.
 */
export function ownerOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\/)+/, '');
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (library) {
    return library;
  }
  if (path.startsWith('webpack/') || path === '') {
    return '(bundler)';
  }
  if (path.startsWith('.docusaurus/')) {
    return path.split('/').slice(0, 2).join('/');
  }
  return path.split('/').slice(0, 3).join('/');
}

export type Share = {owner: string; gzip: number; raw: number};

/**
 * Shares of owners in the compressed size of a script, the largest first. Compression is spread
 * evenly over the characters: what repeats itself is cheaper than it seems.
 */
export function sharesOf(characters: Map<string, number>, gzip: number): Share[] {
  const total = [...characters.values()].reduce((sum, count) => sum + count, 0);
  const owners = new Map<string, number>();
  for (const [source, count] of characters) {
    const owner = ownerOf(source);
    owners.set(owner, (owners.get(owner) ?? 0) + count);
  }
  return [...owners]
    .map(([owner, raw]) => ({owner, raw, gzip: Math.round((raw / total) * gzip)}))
    .sort((a, b) => b.raw - a.raw);
}
