import type {Code, Root} from 'mdast';
import {blockKey} from '../../code-cards/address';
import {writeNotes, type CodeNote} from '../../code-cards/code-notes';
import type {KnownCode} from '../../code-cards/known-code';
import type {KnownBlock} from '../../code-cards/types';
import {parseFenceMeta} from '../../snippets/fence-meta';
import {takeQueries} from '../../snippets/queries';
import {readLiveMeta} from '../live-code/meta';
import {sitePath} from '../lib/source-file';
import {findNodes} from '../lib/tree';

export type PluginOptions = {
  /** Folder that paths of known blocks begin at. */
  siteDir: string;
  /** Null where nobody waits for the compiler: code then has no notes. */
  knownCode: KnownCode | null;
};

/**
 * Remark plugin: code shows the errors that it's meant to have, and the types that `// ^?` asks for,
 * below their lines. Only pages with such code wait for the compiler. If it fails, they have no notes.
 */
export default function codeNotes({siteDir, knownCode}: PluginOptions) {
  return async (root: Root, file: {path: string}): Promise<void> => {
    const blocks = findNodes(root, (node) => node.type === 'code')
      .map(({node}) => ({node, isAsking: takeQueriesFrom(node)}))
      .filter(({node, isAsking}) => isAsking || isNoted(node));
    if (blocks.length === 0) {
      return;
    }
    const known = knownCode ? await knownCode().catch(() => null) : null;
    const ofPage = known?.[sitePath(siteDir, file.path)] ?? [];
    for (const {node} of blocks) {
      const block = ofPage.find(({key}) => key === blockKey(node.value));
      const notes = block ? notesOf(block) : [];
      if (notes.length > 0) {
        node.meta = [node.meta, writeNotes(notes)].filter(Boolean).join(' ');
      }
    }
  };
}

/** Readers see the answer in place of the question. */
function takeQueriesFrom(node: Code): boolean {
  if (!/^tsx?$/.test(node.lang ?? '')) {
    return false;
  }
  const {code, queries} = takeQueries(node.value);
  node.value = code;
  return queries.length > 0 && !isLive(node);
}

const isNoted = (node: Code): boolean =>
  /^tsx?$/.test(node.lang ?? '') &&
  parseFenceMeta(node.meta ?? '').expectedErrors.length > 0 &&
  !isLive(node);

const isLive = ({lang, meta}: Code): boolean => readLiveMeta(lang ?? '', meta ?? '') !== null;

const notesOf = ({errors, answers}: KnownBlock): CodeNote[] => [
  ...errors.map(({line, message}) => ({line, kind: 'error' as const, text: message})),
  ...answers.map(({line, text}) => ({line, kind: 'type' as const, text})),
];
