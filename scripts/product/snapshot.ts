import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCloudFacts} from './cloud-facts';
import {readEncodingFacts} from './encoding-facts';
import {readLambdaFacts} from './lambda-facts';
import {readPlayerFacts} from './player-facts';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';

const DATA = path.join(ROOT, 'src', 'data', 'generated', 'snapshots');

const write = (name: string, facts: object): void => {
  const file = path.join(DATA, name);
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`);
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
};

async function main(): Promise<void> {
  write('cloud-facts.json', readCloudFacts());
  write('encoding-facts.json', readEncodingFacts());
  write('lambda-facts.json', readLambdaFacts());
  write('player-facts.json', await readPlayerFacts(new Date().toISOString().slice(0, 10)));
}

runCommand(main);
