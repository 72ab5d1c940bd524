/*
 * What is different in the types, defaults and messages of a version, for `npm run api:diff`. It runs in
 * a process of its own, because it keeps a core busy while frames are drawn.
 */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {parseJson} from '../../plugins/lib/read-json';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';
import {StepTimes} from '../lib/step-times';
import {compareSnapshots, type Change} from './compare';
import {compareMessages, type Messages} from './compare-messages';
import type {InstalledVersion} from './install';
import {messagesOf} from './messages';
import {pinnedPackages, readPackageAt} from './packages';
import {readSnapshot, takeSnapshot, type Snapshot} from './snapshot';

/** Changes, and how long it took to find them: steps with their seconds. */
type Found = {changes: Change[]; times: [string, number][]};

/**
 * What is different in the API of a version, its defaults and its errors.
 *
 * @throws Error with what the other process says
 */
export async function findChanges({folder, missing}: InstalledVersion): Promise<Found> {
  const args = [...process.execArgv, __filename, folder, ...missing];
  try {
    const {stdout} = await promisify(execFile)(process.execPath, args, {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
    });
    return parseJson(stdout);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw said ? new Error(said) : error;
  }
}

async function changesIn({folder, missing}: InstalledVersion): Promise<Found> {
  const times = new StepTimes();
  const names = pinnedPackages(ROOT)
    .map(({name}) => name)
    .filter((name) => !missing.includes(name));
  const snapshot = await times.measure('types', () =>
    takeSnapshot(
      names.map((name) => readPackageAt(folder, name)),
      {mayLackCommands: true},
    ),
  );
  const messages = await times.measure('messages', async () =>
    compareMessages(messagesAt(ROOT, names), messagesAt(folder, names)),
  );
  return {
    changes: [...compareSnapshots(comparable(readSnapshot(), missing), snapshot), ...messages],
    times: times.entries(),
  };
}

/** What a version can be compared with that lacks some packages. */
function comparable(committed: Snapshot, missing: string[]): Snapshot {
  const isMissing = (name: string) => missing.includes(`@remotion/${name}`);
  return {
    packages: committed.packages.filter((item) => !missing.includes(item.package)),
    // The registry of options is in the renderer, and names of options come from the CLI.
    options: isMissing('renderer') || isMissing('cli') ? [] : committed.options,
    // `lambda render` is implemented in @remotion/lambda.
    commands: isMissing('cli')
      ? []
      : committed.commands.filter(({command}) => !isMissing(command.split(' ')[0] ?? '')),
  };
}

const messagesAt = (root: string, names: string[]): Messages =>
  new Map(names.map((name) => [name, messagesOf(readPackageAt(root, name).dir)]));

if (require.main === module) {
  runCommand(async () => {
    const [folder = '', ...missing] = process.argv.slice(2);
    process.stdout.write(JSON.stringify(await changesIn({folder: path.resolve(folder), missing})));
  });
}
