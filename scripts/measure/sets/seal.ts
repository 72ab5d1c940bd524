/*
 * `npx tsx scripts/measure/sets/seal.ts <new.json> <open.json> <sealed.json.gz.b64>`: draws by hash which
 * half each new item belongs to and adds it there. Items that are in one of the halves already, or in
 * the list twice, are left out. Keep no copy of the list of new items: it names the sealed ones.
 */
import {existsSync, writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {readJson} from '../../../plugins/lib/read-json';
import {runCommand} from '../../lib/command';
import {SEALED_ENDING, isSealed, normalize, readSealed, sealList} from './sealed';

/** Queries of the search have `query`, questions to Ask AI `question`, errors `text`. */
type Item = {query?: string; question?: string; text?: string};

async function main(): Promise<void> {
  const [newFile, openFile, sealedFile] = process.argv.slice(2);
  if (!newFile || !openFile || !sealedFile?.endsWith(SEALED_ENDING)) {
    throw new Error(`Pass the new items, the open file and the sealed file (…${SEALED_ENDING}).`);
  }
  const open = existsSync(openFile) ? readJson<Item[]>(openFile) : [];
  const sealed = existsSync(sealedFile) ? readSealed<Item>(sealedFile) : [];
  const before = open.length + sealed.length;
  const known = new Set([...open, ...sealed].map((item) => normalize(textOf(item))));
  const added = readJson<Item[]>(newFile);
  for (const item of added) {
    const text = normalize(textOf(item));
    if (!known.has(text)) {
      known.add(text);
      (isSealed(text) ? sealed : open).push(item);
    }
  }
  const style = await resolveConfig(openFile);
  writeFileSync(openFile, await format(JSON.stringify(open), {...style, filepath: openFile}));
  writeFileSync(sealedFile, sealList(sealed));
  const count = open.length + sealed.length - before;
  console.log(`added ${count} of ${added.length}: ${open.length} open, ${sealed.length} sealed`);
}

function textOf(item: Item): string {
  const text = item.query ?? item.question ?? item.text;
  if (!text) {
    throw new Error('An item has neither a query, a question nor a text.');
  }
  return text;
}

runCommand(main);
