/*
 * `npm run api:diff -- 4.0.530`: what another version of the toolkit changes, page by page: exports,
 * options, defaults, errors, and the frames of live blocks and demos that look different with it.
 *
 *   --no-frames   leaves out the frames, which take most of the time
 *
 * The last two versions stay in node_modules/.cache/api-diff, so that the second look at one is quicker.
 *
 * Without a version, it compares the installed packages with the committed snapshot, and with
 * `--check` it fails if they differ.
 */
import path from 'node:path';
import {findChanges} from './changes';
import {compareSnapshots} from './compare';
import {report, type FrameChange} from './diff-report';
import {readDocsPages} from './docs-pages';
import {deleteOldVersions, installVersion, type InstalledVersion} from './install';
import {dependenciesOf, pinnedPackages} from './packages';
import {readSnapshot, takeSnapshot} from './snapshot';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';
import {StepTimes} from '../lib/step-times';
import {lookAt} from '../frames/look';
import {describeByScene} from '../frames/report';
import type {Scene} from '../frames/scene';
import {readScenes} from '../frames/scenes';

/** Other packages whose types appear in the toolkit's, and that come with none of its packages. */
const PEERS = [
  'react',
  'react-dom',
  '@types/react',
  '@types/node',
  'three',
  '@types/three',
  '@react-three/fiber',
  'lottie-web',
];

const peerVersions = (): Record<string, string> => {
  const all = dependenciesOf(ROOT);
  return Object.fromEntries(PEERS.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
};

/** Live blocks and demos that look different with a version. */
const framesIn = async (
  {folder, missing}: InstalledVersion,
  times: StepTimes,
): Promise<FrameChange[]> => {
  const needs = ({source}: Scene, name: string) =>
    new RegExp(`from '${name}(/|')`).test(source.code);
  const always = ['remotion', '@remotion/player'];
  if (missing.some((name) => always.includes(name))) {
    console.log('frames: not drawn, because the player or its core is not published.');
    return [];
  }
  const all = readScenes();
  const scenes = all.filter((scene) => !missing.some((name) => needs(scene, name)));
  const {findings, drawn} = await lookAt(scenes, {toolkit: folder, measure: times.measure});
  console.log(`frames: ${drawn.length} of ${all.length} scenes drawn with this version.`);
  return describeByScene(findings);
};

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const version = args.find((arg) => !arg.startsWith('-'));
  if (version && !/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`"${version}" is not a version. Write: npm run api:diff -- 4.0.382`);
  }
  const committed = readSnapshot();
  const pages = readDocsPages(path.join(ROOT, 'docs'));
  if (!version) {
    const changes = compareSnapshots(committed, await takeSnapshot(pinnedPackages(ROOT)));
    console.log(report(changes, pages));
    if (changes.length > 0) {
      console.log(
        'The committed snapshot is behind the installed packages. Run: npm run api:snapshot',
      );
    }
    if (args.includes('--check') && changes.length > 0) {
      process.exitCode = 1;
    }
    return;
  }
  const times = new StepTimes();
  const names = pinnedPackages(ROOT).map(({name}) => name);
  const installed = await times.measure('download', () =>
    installVersion(names, version, peerVersions()),
  );
  const [{changes, times: inOther}, frames] = await Promise.all([
    findChanges(installed),
    args.includes('--no-frames') ? [] : framesIn(installed, times),
    deleteOldVersions(),
  ]);
  inOther.forEach(([step, seconds]) => times.add(step, seconds));
  console.log(report(changes, pages, frames));
  if (installed.missing.length > 0) {
    console.log(`Not published at ${version}, and left out: ${installed.missing.join(', ')}.`);
  }
  console.log(`Time: ${times.toString()}`);
};

if (require.main === module) {
  runCommand(main);
}
