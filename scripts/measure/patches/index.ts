/*
 * `npm run measure:patches`: builds the site once with all patches of plugins/framework and once
 * without each of them, and prints what each one buys: kB of JavaScript and HTML after gzip as a
 * difference, and times on Lighthouse's phone as a ratio to the site with all of them. Builds are
 * measured in turns, so that what else the machine does counts for all. Takes about an hour.
 *
 *   -- parts lean-utils   these patches alone
 *   --runs 5              how often each page of each build is measured
 *   --pages /,/docs/spring
 *   --reuse               keeps the builds of the last time
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {PATCHES, readWithout} from '../../../plugins/framework';
import {launchBrowser} from '../../lib/browser';
import {runCommand} from '../../lib/command';
import {serveBuild} from '../../lib/host/server';
import {buildWith} from '../lib/build';
import {lighthouseRun} from '../lib/lighthouse';
import {measurementOf} from '../lib/measure';
import {formatPrices, priceOf, type Measured, type Price} from './price';
import {weigh} from './weigh';

const CONFIG = join('scripts', 'measure', 'patches', 'patches.config.ts');
const BUILDS = join('node_modules', '.cache', 'measure-patches');
const ALL = 'all';

type Build = {name: string; folder: string; origin: string; pages: Map<string, Measured>};

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      runs: {type: 'string', default: '5'},
      pages: {type: 'string', default: '/,/docs/spring'},
      reuse: {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error('--runs needs a whole number from 1, for example --runs 5.');
  }
  positionals.forEach(readWithout);
  const names = positionals.length > 0 ? positionals : [...PATCHES];
  return {runs, pages: values.pages.split(','), names, reuse: values.reuse};
}

function build(name: string, reuse: boolean): string {
  const folder = join(BUILDS, name);
  if (!reuse || !existsSync(join(folder, 'index.html'))) {
    console.log(name === ALL ? 'Building the site …' : `Building without ${name} …`);
    buildWith(CONFIG, folder, {WITHOUT_PATCH: name === ALL ? '' : name});
  }
  return folder;
}

async function weighAll(builds: Build[], pages: string[]): Promise<void> {
  const browser = await launchBrowser();
  for (const {folder, origin, pages: measured} of builds) {
    for (const page of pages) {
      measured.set(page, {weight: await weigh(browser, folder, origin, page), runs: []});
    }
  }
  await browser.close();
}

async function timeAll(builds: Build[], pages: string[], runs: number): Promise<void> {
  for (let run = 1; run <= runs; run++) {
    for (const page of pages) {
      for (const {origin, pages: measured} of builds) {
        const {fcp, lcp, tbt} = measurementOf(await lighthouseRun(origin + page, ['performance']));
        measured.get(page)?.runs.push({fcp, lcp, tbt});
      }
    }
    console.log(`Run ${run} of ${runs} is done.`);
  }
}

function pricesOf([site, ...others]: Build[]): Map<string, Map<string, Price>> {
  return new Map(
    others.map(({name, pages}) => [
      name,
      new Map(
        [...pages].flatMap(([page, without]) => {
          const own = site?.pages.get(page);
          return own ? [[page, priceOf(own, without)] as const] : [];
        }),
      ),
    ]),
  );
}

async function main(): Promise<void> {
  const {runs, pages, names, reuse} = readOptions();
  const folders = [ALL, ...names].map((name) => ({name, folder: build(name, reuse)}));
  const servers = await Promise.all(folders.map(({folder}) => serveBuild(folder)));
  const builds = servers.map(({origin}, index): Build => {
    const {name = '', folder = ''} = folders[index] ?? {};
    return {name, folder, origin, pages: new Map()};
  });
  try {
    await weighAll(builds, pages);
    await timeAll(builds, pages, runs);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
  for (const [page, {weight, runs: times}] of builds[0]?.pages ?? []) {
    console.log(`${page} with all patches:`, weight, times);
  }
  console.log(formatPrices(pricesOf(builds)));
}

runCommand(main);
