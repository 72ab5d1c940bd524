import {parseArgs} from 'node:util';
import {didYouMean} from '../../../plugins/lib/nearest-names';
import {PARTS, PEERS, type Part, type PeerName} from './names';

export type Options = {
  parts: Part[];
  peers: PeerName[];
  /** How often each site is measured. */
  runs: number;
  /** How many pages of the docs the peers get; all of them by default. */
  pages: number;
  /** File for all single values; null for none. */
  json: string | null;
};

/**
 * Reads the arguments of the command.
 *
 * @throws Error with a sentence that says what to type
 */
export function readOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string'},
      peers: {type: 'string'},
      runs: {type: 'string', default: '3'},
      pages: {type: 'string'},
      json: {type: 'string'},
    },
  });
  return {
    parts: listOf('--only', values.only, PARTS),
    peers: listOf('--peers', values.peers, PEERS),
    runs: wholeNumber('--runs', values.runs),
    pages: values.pages === undefined ? Infinity : wholeNumber('--pages', values.pages),
    json: values.json ?? null,
  };
}

/** Names from a list with commas, in the order of `known`; all of them without a list. */
function listOf<Name extends string>(
  flag: string,
  text: string | undefined,
  known: readonly Name[],
): Name[] {
  if (text === undefined) {
    return [...known];
  }
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.some((each) => each === name));
  if (unknown !== undefined) {
    throw new Error(
      `${flag} doesn't know "${unknown}".${didYouMean(unknown, known)} It takes: ${known.join(', ')}.`,
    );
  }
  return known.filter((name) => names.includes(name));
}

function wholeNumber(flag: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`${flag} needs a whole number from 1, for example ${flag} 3.`);
  }
  return number;
}
