/*
 * `npm run check:prose`: how the pages sound. It prints the figures of all pages and of the edited
 * ones, and a line for each problem of an edited page. `npm run check:prose -- docs/spring.mdx …`
 * reads only these pages, edited or not.
 */
import {relative} from 'node:path';
import {checkProse} from './check-prose';
import {proseExceptions} from './exceptions';
import {formatFigures, sumFigures} from './figures';
import {editedPages, pendingProse} from '../pending';
import {count, formatProblems} from '../problems';
import {ROOT, readMarkdown, readText} from '../project';
import {MANIFEST, parseManifest} from '../routes';

async function main(): Promise<number> {
  const names = process.argv.slice(2).map((name) => relative(ROOT, name));
  const files = readMarkdown();
  const missing = names.filter((name) => !files.some(({file}) => file === name));
  if (missing.length > 0) {
    console.error(`There is no page ${missing.join(', ')}. Name files such as docs/spring.mdx.`);
    return 1;
  }
  const report = await checkProse({
    files,
    textOf: readText,
    manifest: parseManifest(readText(MANIFEST)),
    pendingProse,
    editedPages,
    exceptions: proseExceptions,
    only: names.length > 0 ? names : null,
  });
  const lines = formatProblems(report.problems);
  lines.forEach((line) => console.log(line));
  const edited = report.pages.filter(({file}) => report.checked.has(file));
  const figuresOf = (pages: typeof edited) =>
    formatFigures(pages.length, sumFigures(pages.map(({figures}) => figures)));
  if (names.length === 0) {
    console.log(`prose, all: ${figuresOf(report.pages)}`);
    console.log(`prose, pending: ${pendingProse.join(', ') || 'none'}`);
  }
  console.log(`prose, edited: ${figuresOf(edited)}`);
  console.log(`prose: ${count(lines.length, 'problem')}`);
  return lines.length > 0 ? 1 : 0;
}

void main().then((code) => process.exit(code));
