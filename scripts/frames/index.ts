/*
 * `npm run frames`: draws the first, the middle and the last frame of every live block and demo, and
 * prints which of them look different from the golden frames in `scripts/frames/golden/`. A page with
 * both pictures of each is in `.cache/frames/index.html`. Run it after an upgrade of the toolkit.
 *
 * - `npm run frames -- docs/spring.mdx` does it for scenes whose page or name has these words.
 * - `npm run frames -- --write` makes what it draws golden, for each group that changed.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';
import {findLeftover, GOLDEN, writeGolden, type Leftover} from './golden';
import {lookAt, type Outcome} from './look';
import {describeFinding, reportPage} from './report';
import {EXCEPTIONS, readScenes} from './scenes';
import type {Scene} from './scene';

const REPORT = '.cache/frames/index.html';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {write: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const all = readScenes();
  const scenes = choose(all, positionals, values.write);
  const leftover = positionals.length > 0 ? [] : findLeftover(all);
  const started = performance.now();
  const outcome = await lookAt(scenes);
  const seconds = Math.round((performance.now() - started) / 1000);
  const frames = outcome.drawn.reduce((sum, scene) => sum + scene.frames.length, 0);
  const count = `${scenes.length} scenes, ${frames} frames in ${seconds} s, ${Object.keys(EXCEPTIONS).length} exceptions`;

  outcome.findings.forEach((finding) =>
    console.log(`${finding.scene.place}: ${describeFinding(finding)}`),
  );
  leftover.forEach(({group, id}) =>
    console.log(`${GOLDEN}/${group}.json: "${id}" is on no page. Run: npm run frames -- --write`),
  );
  writeReport(await reportPage(outcome.findings, count));
  console.log(`frames: ${count}. ${outcome.findings.length} to look at, in ${REPORT}`);
  if (values.write) {
    await write(scenes, outcome, leftover);
  }
  const remain = outcome.findings.filter(({kind}) => !values.write || kind === 'failed');
  if (remain.length > 0 || (leftover.length > 0 && !values.write)) {
    process.exitCode = 1;
  }
}

/** Scenes with one of the words. Sheets are written as a whole, so all of their groups. */
function choose(all: Scene[], words: string[], asGroups: boolean): Scene[] {
  if (words.length === 0) {
    return all;
  }
  const isMeant = ({id, pages}: Scene) =>
    words.some((word) => id.includes(word) || pages.some((page) => page.includes(word)));
  const chosen = all.filter(isMeant);
  if (chosen.length === 0) {
    throw new Error(
      `Nothing plays on ${words.join(' or ')}. Name a page, such as docs/spring.mdx, or a demo.`,
    );
  }
  const groups = new Set(chosen.map(({group}) => group));
  return asGroups ? all.filter(({group}) => groups.has(group)) : chosen;
}

async function write(scenes: Scene[], outcome: Outcome, leftover: Leftover[]): Promise<void> {
  const changed = new Set([
    ...outcome.findings.map(({scene}) => scene.group),
    ...leftover.map(({group}) => group),
  ]);
  for (const group of changed) {
    await writeGolden(
      group,
      outcome.drawn.filter(({scene}) => scene.group === group),
    );
  }
  const groups = new Set(scenes.map(({group}) => group)).size;
  console.log(`frames: ${changed.size} of ${groups} sheets written to ${GOLDEN}/`);
}

function writeReport(html: string): void {
  const file = path.join(ROOT, REPORT);
  rmSync(path.dirname(file), {recursive: true, force: true});
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, html);
}

runCommand(main);
