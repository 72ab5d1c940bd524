/* `npm run errors:bench`: how many errors that people posted find their page first, by the last build. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {MESSAGES_FILE} from '../../../plugins/errors/address';
import {createErrorMatcher} from '../../../plugins/errors/client/matcher';
import type {FindableEntry} from '../../../plugins/errors/types';
import {readJson} from '../../../plugins/lib/read-json';
import {runCommand} from '../../lib/command';
import {readSealed} from '../sets/sealed';
import {formatReport, formatTotals, scoreErrors, type PostedError} from './score';

runCommand(async () => {
  const file = join(process.cwd(), 'build', MESSAGES_FILE);
  if (!existsSync(file)) {
    throw new Error('There is no error index in build/. Run: npm run build');
  }
  const matcher = createErrorMatcher(readJson<FindableEntry[]>(file));
  const open = readJson<PostedError[]>(join(__dirname, 'sets', 'open.json'));
  const sealed = readSealed<PostedError>(join(__dirname, 'sets', 'sealed.json.gz.b64'));
  console.log(`Errors from public issues, open half\n${formatReport(scoreErrors(matcher, open))}`);
  console.log(`\nSealed half, only totals\n${formatTotals(scoreErrors(matcher, sealed))}`);
});
