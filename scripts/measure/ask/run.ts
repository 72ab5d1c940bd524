/* `npm run ask:bench`: how well questions to the last build find the page that answers them. */
import {join} from 'node:path';
import {openBuiltSearch} from '../search/build-folder';
import questions from './questions.json';
import {formatReport, runQuestions} from './score';
import unanswerable from './unanswerable.json';
import {runCommand} from '../../lib/command';

async function main(): Promise<void> {
  const built = openBuiltSearch(join(process.cwd(), 'build'));
  if (!built) {
    throw new Error('There is no search index in build/. Run: npm run build');
  }
  console.log(
    formatReport(await runQuestions(built.client, questions, unanswerable, built.published)),
  );
}

runCommand(main);
