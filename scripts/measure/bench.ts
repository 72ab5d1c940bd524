/*
 * `npm run bench`: measures pages of `build/` with Lighthouse on the profile of a mid-range phone
 * (4 times slower CPU, 1.6 Mbit/s, 150 ms), and prints the median of the runs; then the time that a
 * link between pages of the docs takes, on this machine as it is. `npm run bench -- / /player/`
 * measures these pages alone. What else the machine does counts: measure while it rests.
 *
 *   --runs 3           how often each page is measured; default 5
 *   --out bench.json   also writes all runs to a file
 *   --problems         also prints which audits of a page are not perfect
 */
import {existsSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {lighthouseRun} from './lib/lighthouse';
import {measurementOf, median, medianOf} from './lib/measure';
import type {Measurement} from './lib/measure';
import {measureNavigation} from './lib/navigation';
import {serveBuild} from '../lib/host/server';
import {runCommand} from '../lib/command';

const FOLDER = 'build';

/** Pages that stand for their kind. */
const PAGES = ['/', '/docs/player/player', '/docs/spring', '/blog', '/player/', '/lambda/'];
const FIRST_OF_DOCS = '/docs/';

type PageReport = {path: string; median: Measurement; runs: Measurement[]; problems: string[]};

async function measurePage(url: string, runs: number): Promise<Omit<PageReport, 'path'>> {
  const measurements: Measurement[] = [];
  let problems: string[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouseRun(url);
    measurements.push(measurementOf(result));
    problems = Object.values(result.audits)
      .filter(({score}) => score !== null && score < 0.9)
      .map(({id, title, displayValue}) => `${id}: ${title} ${displayValue ?? ''}`.trim());
  }
  return {median: medianOf(measurements), runs: measurements, problems};
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      runs: {type: 'string', default: '5'},
      out: {type: 'string'},
      problems: {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error('--runs needs a whole number from 1, for example --runs 5.');
  }
  if (!existsSync(`${FOLDER}/index.html`)) {
    throw new Error('There is no build to measure. Run: npm run build');
  }
  const server = await serveBuild(FOLDER);
  const reports: PageReport[] = [];
  let navigation: number[] = [];
  try {
    for (const path of positionals.length > 0 ? positionals : PAGES) {
      reports.push({path, ...(await measurePage(server.origin + path, runs))});
    }
    navigation = await measureNavigation(server.origin + FIRST_OF_DOCS);
  } finally {
    await server.close();
  }
  console.table(
    Object.fromEntries(
      reports.map(({path, median}) => [
        path,
        {
          scores: [median.performance, median.accessibility, median.bestPractices, median.seo].join(
            ' / ',
          ),
          'LCP s': median.lcp / 1000,
          'FCP s': median.fcp / 1000,
          'TBT ms': median.tbt,
          CLS: median.cls,
          kB: Math.round(median.transferred / 1000),
          requests: median.requests,
        },
      ]),
    ),
  );
  console.log('Scores: performance / accessibility / best practices / SEO. Median of', runs);
  console.log(
    `From click to heading between ${navigation.length} pages of the docs: ${Math.round(median(navigation))} ms in the median, ${Math.round(Math.max(...navigation))} ms at most.`,
  );
  if (values.problems) {
    for (const {path, problems} of reports) {
      console.log([`\n${path}`, ...problems].join('\n  '));
    }
  }
  if (values.out) {
    writeFileSync(values.out, `${JSON.stringify({pages: reports, navigation}, null, 2)}\n`);
  }
}

runCommand(main);
