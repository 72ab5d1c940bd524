/*
 * `npm run agents:check`: what AFDocs, the checker of documentation for AI agents, gives the last
 * build, of 100: once from the preview server, and once from nginx with deploy/nginx.conf, where it is
 * installed. It ends with an error below 100.
 *
 *   --pages 100    how many pages it looks at, evenly spread
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import type {CheckScore, ReportResult, ScoreResult} from 'afdocs';
import {readEnvironment} from '../../config/environment';
import {runCommand} from '../lib/command';
import {startNginx} from '../lib/host/nginx';
import {serveBuild} from '../lib/host/server';

const BUILD = resolve('build');
const SCORE = 100;
/** Each file is packed when it is first asked for. */
const BROTLI_QUALITY = 1;

/**
 * What a page's Markdown leaves out or says otherwise on purpose. deploy/README.md says of each what the
 * check would get wrong.
 */
const NOT_IN_MARKDOWN = [
  'label',
  'output',
  '[aria-hidden="true"]',
  '[class*="codeBlockTitle"]',
  'figcaption',
];

async function main(): Promise<void> {
  const {values} = parseArgs({options: {pages: {type: 'string', default: '100'}}});
  if (!existsSync(`${BUILD}/index.html`)) {
    throw new Error('There is no build in build/. Run: npm run build');
  }
  const pages = Number(values.pages);
  const {url, baseUrl} = readEnvironment(process.env);
  const preview = await serveBuild(BUILD, {baseUrl, brotliQuality: BROTLI_QUALITY, standsFor: url});
  const scores = [await check('the preview server', preview.origin + baseUrl, url, pages)];
  await preview.close();
  if (spawnSync('nginx', ['-v']).error) {
    console.log('nginx: not installed. Run: apt-get install nginx libnginx-mod-http-brotli-static');
  } else {
    const nginx = await startNginx(BUILD);
    scores.push(await check('nginx', `http://127.0.0.1:${nginx.port}/`, url, pages));
    await nginx.stop();
  }
  if (scores.some((score) => score < SCORE)) {
    throw new Error(`A score is below ${SCORE}. The lines above say what is missing.`);
  }
}

/** Prints the score of a host, and what costs points. */
async function check(
  host: string,
  target: string,
  canonicalOrigin: string,
  pages: number,
): Promise<number> {
  const {computeScore, runChecks} = await import('afdocs');
  const report: ReportResult = await runChecks(target, {
    canonicalOrigin,
    maxLinksToTest: pages,
    samplingStrategy: 'deterministic',
    requestDelay: 0,
    requestTimeout: 60_000,
    parityExclusions: NOT_IN_MARKDOWN,
  });
  const {overall, checkScores}: ScoreResult = computeScore(report);
  console.log(`${host}: ${overall} of 100, ${report.results.length} checks, up to ${pages} pages`);
  const lost = (score: CheckScore | undefined): boolean =>
    score !== undefined && score.earnedScore < score.maxScore;
  for (const {id, status, message} of report.results) {
    if (lost(checkScores[id])) {
      console.log(`  ${status} ${id}: ${message}`);
    }
  }
  return overall;
}

runCommand(main);
