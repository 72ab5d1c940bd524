import type {SymbolDisplayPart} from 'typescript';
import type {Piece} from './protocol';

/** A signature without what says only that the symbol was imported. */
export function shorten(parts: readonly SymbolDisplayPart[]): Piece[] {
  const isAlias = parts[0]?.text === '(' && parts[1]?.text === 'alias';
  const importAt = parts.findIndex(
    ({text, kind}, index) =>
      kind === 'keyword' && text === 'import' && parts[index - 1]?.kind === 'lineBreak',
  );
  return parts
    .slice(isAlias ? 4 : 0, importAt > 0 ? importAt - 1 : undefined)
    .map(({text, kind}) => ({text, kind}));
}
