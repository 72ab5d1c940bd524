/* `npm run media:support`: makes the samples, and records what the parsers say of them. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {format} from 'prettier';
import {makeSamples} from './media-samples';
import {readMediaSupport} from './media-support';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';

const FILE = 'src/data/generated/snapshots/media-support.json';

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'media-samples-'));
  try {
    await makeSamples(folder);
    const support = await readMediaSupport(folder);
    const text = await format(JSON.stringify(support), {parser: 'json', printWidth: 100});
    writeFileSync(path.join(ROOT, FILE), text);
    console.log(`${support.samples.length} samples read into ${FILE}`);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

runCommand(main);
