import {readKnownBlocks} from './known/known-blocks';
import type {KnownBlocks} from './types';

/** What TypeScript knows of the site's code, read when it's first asked for. */
export type KnownCode = () => Promise<KnownBlocks>;

/** One for a build: pages show a part of it, and their cards are made of it. */
export function knownCodeOf(siteDir: string): KnownCode {
  let known: Promise<KnownBlocks> | undefined;
  return () => (known ??= readKnownBlocks(siteDir));
}
