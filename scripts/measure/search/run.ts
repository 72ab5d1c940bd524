/* `npm run search:bench`: how well the search of the last build answers what people really ask. */
import {join} from 'node:path';
import {openBuiltSearch} from './build-folder';
import pairs from './pairs.json';
import unseen from './unseen.json';
import {formatReport, runPairs} from './score';
import type {Pair} from './score';

async function main(): Promise<void> {
  const built = openBuiltSearch(join(process.cwd(), 'build'));
  if (!built) {
    throw new Error('There is no search index in build/. Run: npm run build');
  }
  const report = async (list: Pair[]) => {
    const {outcomes, pending} = await runPairs(built.client, list, built.published);
    return formatReport(outcomes, pending);
  };
  console.log(`What people ask\n${await report(pairs as Pair[])}`);
  console.log(`\nQueries on which the ranking was not tuned\n${await report(unseen as Pair[])}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
