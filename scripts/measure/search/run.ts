/* `npm run search:bench`: how well the search of the last build answers what people really ask. */
import {join} from 'node:path';
import {readJson} from '../../../plugins/lib/read-json';
import {openBuiltSearch} from './build-folder';
import {formatReport, formatTotals, runPairs} from './score';
import type {Pair} from './score';
import {readSealed} from '../sets/sealed';
import {runCommand} from '../../lib/command';

async function main(): Promise<void> {
  const built = openBuiltSearch(join(process.cwd(), 'build'));
  if (!built) {
    throw new Error('There is no search index in build/. Run: npm run build');
  }
  const report = async (file: string) => {
    const list = readJson<Pair[]>(join(__dirname, file));
    const {outcomes, pending} = await runPairs(built.client, list, built.published);
    return formatReport(outcomes, pending);
  };
  console.log(`What people ask\n${await report('pairs.json')}`);
  console.log(`\nQueries on which the ranking was not tuned\n${await report('unseen.json')}`);
  console.log(`\nA larger set, its open half\n${await report('sets/open.json')}`);
  const sealed = readSealed<Pair>(join(__dirname, 'sets', 'sealed.json.gz.b64'));
  const {outcomes, pending} = await runPairs(built.client, sealed, built.published);
  console.log(`\nIts sealed half, only totals\n${formatTotals(outcomes, pending)}`);
}

runCommand(main);
