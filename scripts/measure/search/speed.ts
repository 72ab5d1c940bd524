/*
 * `npm run search:speed`: how quickly the search of the last build answers over a slow connection.
 * `-- --pages 800` lets the site grow to that size first, `-- --weigh` builds once more without the
 * search to see what it adds to every page, `-- --json <file>` also writes the numbers.
 */
import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {launchBrowser} from '../../lib/browser';
import {RECORDS_FILE} from '../../../plugins/search';
import {packTightly, readBuild} from '../../../plugins/search/index-files';
import {buildIndex} from '../../../plugins/search/indexing';
import type {IndexFiles} from '../../../plugins/search/indexing';
import {defaultOptions} from '../../../plugins/search/options';
import type {PageRecord} from '../../../plugins/search/records';
import pairs from './pairs.json';
import {formatMeasurements, measure} from './measurements';
import type {Measurements} from './measurements';
import {growSite, infosOf, seededRandom, writeSite} from './synthetic';
import {typeQuery} from './typing';
import type {Typing} from './typing';
import {weighMain} from './weigh';
import {runCommand} from '../../lib/command';
import {serveBuild} from '../../lib/host/server';
import {readJson} from '../../../plugins/lib/read-json';

const QUERIES = 12;
const INDEX_FILE = /^\/search\/[\da-f]+\/([\w-]+\.idx)$/;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      pages: {type: 'string'},
      json: {type: 'string'},
      weigh: {type: 'boolean', default: false},
    },
  });
  const root = process.cwd();
  const build = join(root, 'build');
  if (!existsSync(join(root, RECORDS_FILE)) || !existsSync(build)) {
    throw new Error('There is no search index in build/. Run: npm run build');
  }
  const own = readJson<PageRecord[]>(join(root, RECORDS_FILE));
  const wanted = values.pages === undefined ? own.length : Number(values.pages);
  if (!Number.isInteger(wanted) || wanted < own.length) {
    throw new Error(`--pages needs a number from ${own.length}, the size of the site.`);
  }
  const site = await indexOf(growSite(own, wanted));
  const typed = await typeAll(build, site.index);
  const measurements = measure({
    ...site,
    typed,
    isLazy: lazyFiles(build),
    addedToMain: values.weigh ? weighMain() : null,
  });
  report(measurements, values.json);
}

/** Writes the pages as HTML, and times what a build does with that. */
async function indexOf(pages: PageRecord[]): Promise<{
  pages: PageRecord[];
  index: IndexFiles;
  indexingInMs: number;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'search-speed-'));
  try {
    const routes = writeSite(pages, folder);
    const start = performance.now();
    const records = readBuild(routes, infosOf(pages), folder, '/', defaultOptions);
    const index = await packTightly(buildIndex(records, defaultOptions.kindBoosts));
    return {pages: records, index, indexingInMs: performance.now() - start};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function typeAll(build: string, index: IndexFiles): Promise<Typing[]> {
  const browser = await launchBrowser();
  const host = await serveBuild(build, {
    instead: (path) => index.get(INDEX_FILE.exec(path)?.[1] ?? ''),
  });
  try {
    const typed: Typing[] = [];
    for (const query of someQueries()) {
      typed.push(await typeQuery(browser, `${host.origin}/docs/`, query));
    }
    return typed;
  } finally {
    await browser.close();
    await host.close();
  }
}

/** The same selection of what people ask in every run. */
function someQueries(): string[] {
  const random = seededRandom(7);
  const typable = pairs.filter(({query}) => /^[\w ]{6,40}$/.test(query));
  return Array.from(
    {length: QUERIES},
    () => typable.splice(Math.floor(random() * typable.length), 1)[0]?.query ?? '',
  ).filter(Boolean);
}

/** Tells what only a search needs: the index, the modal and the engine. */
function lazyFiles(build: string): (url: string) => boolean {
  const folder = join(build, 'assets', 'js');
  const chunks = readdirSync(folder).filter((name) => {
    const code = name.endsWith('.js') ? readFileSync(join(folder, name), 'utf8') : '';
    return code.includes('DocSearch-Modal') || code.includes('serializationVersion');
  });
  return (url) => url.endsWith('.idx') || chunks.some((name) => url.endsWith(`/${name}`));
}

function report(measurements: Measurements, file: string | undefined): void {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  console.log(`${date}, ${machine}\n${formatMeasurements(measurements)}`);
  const json = JSON.stringify({date, machine, ...measurements}, null, 2);
  if (file) {
    writeFileSync(file, `${json}\n`);
  } else {
    console.log(json);
  }
}

runCommand(main);
