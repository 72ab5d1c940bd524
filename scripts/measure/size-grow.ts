/*
 * `npm run size:grow`: builds the site with 200, 800 and 3,200 plain pages of documentation in place
 * of its own, and prints how weight and build time grow. Takes a while. Other numbers:
 * `npm run size:grow -- 100 400`.
 */
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {buildWith} from './lib/build';
import {firstLoadOf} from './size/scripts-of-page';
import {wordsOf, writeSyntheticDocs} from './size/synthetic-docs';
import {runCommand} from '../lib/command';
import {gzipSizeOfFiles} from '../lib/gzip';

const CACHE = join('node_modules', '.cache', 'size-grow');
const DOCS = join(CACHE, 'docs');
const BUILD = join(CACHE, 'build');
const CONFIG = join('scripts', 'measure', 'size', 'synthetic.config.ts');

type Row = {'build s': number; [name: string]: number};

/** @returns how many seconds the build took */
function build(): number {
  const start = Date.now();
  buildWith(CONFIG, BUILD, {SYNTHETIC_DOCS: DOCS});
  return Math.round((Date.now() - start) / 1000);
}

/** Kilobytes after gzip of files of the build. */
const weigh = (files: string[]): number =>
  Math.round(gzipSizeOfFiles(files.map((file) => join(BUILD, file))) / 100) / 10;

const tables = (): string[] =>
  readdirSync(join(BUILD, 'assets'))
    .filter((name) => name.startsWith('routes.'))
    .map((name) => join('assets', name));

function measure(count: number, words: string[]): Row {
  writeSyntheticDocs(DOCS, words, count);
  const seconds = build();
  const docs = firstLoadOf(BUILD, '/docs');
  return {
    'docs page, JavaScript kB': weigh(docs.scripts),
    'docs page, HTML kB': weigh([docs.html]),
    'home, JavaScript kB': weigh(firstLoadOf(BUILD, '/').scripts),
    'route table kB': weigh(tables()),
    'build s': seconds,
  };
}

function main(): void {
  const counts = process.argv.slice(2).map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 40)) {
    throw new Error('Each number of pages is a whole number from 40: npm run size:grow -- 100 400');
  }
  const words = wordsOf('docs');
  const rows: Record<string, Row> = {};
  for (const count of counts.length > 0 ? counts : [200, 800, 3200]) {
    rows[`${count} pages`] = measure(count, words);
  }
  console.table(rows);
}

runCommand(main);
