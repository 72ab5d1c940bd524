import {useEffect, useState} from 'react';
import type {Symbols} from '@site/plugins/browser';
import {loadLocalClient} from './engine';
import type {HitSymbol} from './hits';
import type {SearchSettings} from './settings';

/** What a hit says of an export, or of one of its options. */
export type SymbolFacts = {kind: string; packageName: string; signature: string} | {type: string};

/** What has arrived: the hits of later keys have it at once. */
let arrived: Symbols | null = null;

/**
 * What the index says of the export that a hit is about; null until it has arrived, where there is
 * nothing, and where it can't be loaded.
 */
export function useSymbol(symbol: HitSymbol | null, settings: SearchSettings): SymbolFacts | null {
  const [symbols, setSymbols] = useState(arrived);
  const isNeeded = symbol !== null && symbols === null && !settings.isHosted;
  useEffect(() => {
    let isGone = false;
    if (isNeeded) {
      loadLocalClient(settings)
        .then((client) => client.symbols())
        .then(
          (loaded) => {
            arrived = loaded;
            if (!isGone) {
              setSymbols(loaded);
            }
          },
          // The hit can be read without it, and the next one tries again.
          () => undefined,
        );
    }
    return () => {
      isGone = true;
    };
  }, [isNeeded, settings]);
  return symbol && symbols ? factsOf(symbol, symbols) : null;
}

function factsOf({path, anchor}: HitSymbol, {pages, types}: Symbols): SymbolFacts | null {
  if (anchor) {
    const type = own(own(types, path) ?? {}, anchor);
    return type ? {type} : null;
  }
  const page = own(pages, path);
  if (!page) {
    return null;
  }
  const [kind, packageName, signature] = page;
  return {kind, packageName, signature};
}

const own = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
