import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {readCloudFacts} from './cloud-facts';
import {readEncodingFacts} from './encoding-facts';
import {readLambdaFacts} from './lambda-facts';
import {readPlayerFacts} from './player-facts';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';

const DATA = path.join(ROOT, 'src', 'data', 'generated', 'snapshots');

async function write(name: string, facts: object): Promise<void> {
  const file = path.join(DATA, name);
  const style = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(facts, null, 2), {...style, parser: 'json'}));
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
}

async function main(): Promise<void> {
  await write('cloud-facts.json', readCloudFacts());
  await write('encoding-facts.json', readEncodingFacts());
  await write('lambda-facts.json', readLambdaFacts());
  await write('player-facts.json', await readPlayerFacts(new Date().toISOString().slice(0, 10)));
}

runCommand(main);
