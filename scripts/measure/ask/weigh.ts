/* `npm run ask:weigh`: what "Ask AI" adds to every page while it is closed. Takes one more build. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {weighWithout} from '../search/weigh';

/** Bytes, gzipped. */
const TARGET = 3000;

const root = process.cwd();
if (!existsSync(join(root, 'build', 'assets'))) {
  console.error('There is no build. Run: npm run build');
  process.exit(1);
}
const {script, styles} = weighWithout(
  root,
  join('scripts', 'measure', 'ask', 'without-ask-ai.config.ts'),
);
console.log(
  `closed: ${script} B of script and ${styles} B of styles, gzipped; target ${TARGET} B together`,
);
process.exitCode = script + styles <= TARGET ? 0 : 1;
