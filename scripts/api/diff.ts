/*
 * `npm run api:diff -- 4.0.530`: what another version of the toolkit changes, page by page: exports,
 * options, defaults, errors, and the frames of live blocks and demos that look different with it.
 *
 *   --no-frames   leaves out the frames, which take most of the time
 *
 * Without a version, it compares the installed packages with the committed snapshot, and with
 * `--check` it fails if they differ.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compareSnapshots, type Change} from './compare';
import {compareMessages, type Messages} from './compare-messages';
import {report, type FrameChange} from './diff-report';
import {readDocsPages} from './docs-pages';
import {installPackages} from './download';
import {messagesOf} from './messages';
import {dependenciesOf, pinnedPackages, readPackageAt} from './packages';
import {readSnapshot, takeSnapshot, type Snapshot} from './snapshot';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';
import {lookAt} from '../frames/look';
import {describeByScene} from '../frames/report';
import type {Scene} from '../frames/scene';
import {readScenes} from '../frames/scenes';

/** Other packages whose types appear in the toolkit's: the snapshot names them. */
const PEERS = [
  'react',
  'react-dom',
  '@types/react',
  '@types/node',
  'three',
  '@types/three',
  '@react-three/fiber',
  'zod',
  'lottie-web',
  'mediabunny',
];

const peerVersions = (): Record<string, string> => {
  const all = dependenciesOf(ROOT);
  return Object.fromEntries(PEERS.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
};

type Version = {
  folder: string;
  /** Packages that were not published at this version. */
  missing: string[];
};

/** Calls back with a version in a folder of its own, which is deleted after that. */
const withVersion = async (
  version: string,
  act: (installed: Version) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-diff-'));
  try {
    const names = pinnedPackages(ROOT).map(({name}) => name);
    await act({
      folder,
      missing: await installPackages(names, version, folder, peerVersions()),
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
};

const messagesAt = (root: string, names: string[]): Messages =>
  new Map(names.map((name) => [name, messagesOf(readPackageAt(root, name).dir)]));

/** What is different in the API of a version, its defaults and its errors. */
const changesIn = async ({folder, missing}: Version, committed: Snapshot): Promise<Change[]> => {
  const names = pinnedPackages(ROOT)
    .map(({name}) => name)
    .filter((name) => !missing.includes(name));
  const snapshot = await takeSnapshot(
    names.map((name) => readPackageAt(folder, name)),
    {mayLackCommands: true},
  );
  const isMissing = (name: string) => missing.includes(`@remotion/${name}`);
  const comparable: Snapshot = {
    packages: committed.packages.filter((item) => !missing.includes(item.package)),
    // The registry of options is in the renderer, and names of options come from the CLI.
    options: isMissing('renderer') || isMissing('cli') ? [] : committed.options,
    // `lambda render` is implemented in @remotion/lambda.
    commands: isMissing('cli')
      ? []
      : committed.commands.filter(({command}) => !isMissing(command.split(' ')[0] ?? '')),
  };
  return [
    ...compareSnapshots(comparable, snapshot),
    ...compareMessages(messagesAt(ROOT, names), messagesAt(folder, names)),
  ];
};

/** Live blocks and demos that look different with a version. */
const framesIn = async ({folder, missing}: Version): Promise<FrameChange[]> => {
  const needs = ({source}: Scene, name: string) =>
    new RegExp(`from '${name}(/|')`).test(source.code);
  const always = ['remotion', '@remotion/player'];
  if (missing.some((name) => always.includes(name))) {
    console.log('frames: not drawn, because the player or its core is not published.');
    return [];
  }
  const all = readScenes();
  const scenes = all.filter((scene) => !missing.some((name) => needs(scene, name)));
  const {findings, drawn} = await lookAt(scenes, {toolkit: folder});
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
  await withVersion(version, async (installed) => {
    const {missing} = installed;
    const changes = await changesIn(installed, committed);
    const frames = args.includes('--no-frames') ? [] : await framesIn(installed);
    console.log(report(changes, pages, frames));
    if (missing.length > 0) {
      console.log(`Not published at ${version}, and left out: ${missing.join(', ')}.`);
    }
  });
};

if (require.main === module) {
  runCommand(main);
}
