import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {renderPage, siteDir} from './compile';

/**
 * Writes the expected HTML anew after an intended change, to be reviewed with `git diff`:
 * `npx tsx tests/content/remark/api-reference/write-expected.ts`
 */
async function writeExpected(): Promise<void> {
  for (const name of readdirSync(path.join(siteDir, 'docs/tags'))) {
    const file = `docs/tags/${name}`;
    const html = await renderPage(readFileSync(path.join(siteDir, file), 'utf8'), file);
    const expected = path.join(__dirname, '__fixtures__/expected', name.replace('.mdx', '.html'));
    writeFileSync(expected, html);
  }
}

void writeExpected();
