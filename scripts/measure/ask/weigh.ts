/* `npm run ask:weigh`: what "Ask AI" adds to every page while it is closed. Takes one more build. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {runCommand} from '../../lib/command';
import {weighWithout} from '../search/weigh';

/** Bytes, gzipped. */
const TARGET = 3000;

function main(): void {
  if (!existsSync(join('build', 'assets'))) {
    throw new Error('There is no build. Run: npm run build');
  }
  const config = join('scripts', 'measure', 'ask', 'without-ask-ai.config.ts');
  const {script, styles} = weighWithout(config);
  console.log(
    `closed: ${script} B of script and ${styles} B of styles, gzipped; target ${TARGET} B together`,
  );
  process.exitCode = script + styles <= TARGET ? 0 : 1;
}

runCommand(main);
