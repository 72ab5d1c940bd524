/* `npm run search:bench`: how well the search of the last build answers what people really ask. */
import {join} from 'node:path';
import {openBuiltSearch} from './build-folder';
import pairs from './pairs.json';
import {formatReport, runPairs} from './score';
import type {Pair} from './score';

async function main(): Promise<void> {
  const built = openBuiltSearch(join(process.cwd(), 'build'));
  if (!built) {
    throw new Error('There is no search index in build/. Run: npm run build');
  }
  const {outcomes, pending} = await runPairs(built.client, pairs as Pair[], built.published);
  console.log(formatReport(outcomes, pending));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
