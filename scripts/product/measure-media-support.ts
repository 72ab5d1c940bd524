/* Makes the samples, runs the parsers over them and writes `src/data/generated/snapshots/media-support.json`. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {format} from 'prettier';
import {makeSamples} from './media-samples';
import {readMediaSupport} from './media-support';

const FILE = path.resolve(
  __dirname,
  '..',
  '..',
  'src',
  'data',
  'generated',
  'snapshots',
  'media-support.json',
);

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'media-samples-'));
  try {
    await makeSamples(folder);
    const support = await readMediaSupport(folder);
    writeFileSync(FILE, await format(JSON.stringify(support), {parser: 'json', printWidth: 100}));
    console.log(
      `${support.samples.length} samples read into src/data/generated/snapshots/media-support.json`,
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
