/* `npm run ask:bench`: how well questions to the last build find the page that answers them. */
import {join} from 'node:path';
import {readJson} from '../../../plugins/lib/read-json';
import {openBuiltSearch} from '../search/build-folder';
import {readSealed} from '../sets/sealed';
import {formatReport, formatTotals, runQuestions} from './score';
import type {Pair, Unanswerable} from './score';
import {runCommand} from '../../lib/command';

async function main(): Promise<void> {
  const built = openBuiltSearch(join(process.cwd(), 'build'));
  if (!built) {
    throw new Error('There is no search index in build/. Run: npm run build');
  }
  const {client, published} = built;
  const file = (name: string) => join(__dirname, name);
  const first = await runQuestions(
    client,
    readJson<Pair[]>(file('questions.json')),
    readJson<Unanswerable[]>(file('unanswerable.json')),
    published,
  );
  console.log(`What people ask\n${formatReport(first)}`);
  const open = await runQuestions(
    client,
    readJson<Pair[]>(file('sets/open.json')),
    readJson<Unanswerable[]>(file('sets/unanswerable-open.json')),
    published,
  );
  console.log(`\nA larger set, its open half\n${formatReport(open)}`);
  const sealed = await runQuestions(
    client,
    readSealed<Pair>(file('sets/sealed.json.gz.b64')),
    readSealed<Unanswerable>(file('sets/unanswerable-sealed.json.gz.b64')),
    published,
  );
  console.log(`\nIts sealed half, only totals\n${formatTotals(sealed)}`);
}

runCommand(main);
