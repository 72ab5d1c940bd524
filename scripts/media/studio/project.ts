import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort, waitForAnswer} from '../../lib/ports';
import {ROOT} from '../../lib/root';

/** The compositions that the screenshots show, from the repository's root. */
export const SOURCE = 'src/compositions/studio';

/** Files of the public folder, from the folder of the renders. */
const ASSETS = ['ribbon.webp', 'knot.webp', 'spectrum.webp', 'apple-wow.mp4'];
/** A cold start bundles the project. */
const START_MS = 120_000;

export type RunningStudio = {
  /** Where it answers, without a slash at the end. */
  origin: string;
  close: () => void;
};

/**
 * Starts the installed Studio in a temporary project, so that its menus name a project as readers
 * have one, and nothing that the Studio writes lands in the repository.
 *
 * @param browserExecutable path of the Chromium that the Studio renders in
 */
export async function startStudio(browserExecutable: string): Promise<RunningStudio> {
  const folder = mkdtempSync(path.join(tmpdir(), 'remotion-studio-'));
  const project = path.join(folder, 'night-train');
  const publicFolder = path.join(project, 'public');
  mkdirSync(publicFolder, {recursive: true});
  cpSync(path.join(ROOT, SOURCE), path.join(project, 'src'), {recursive: true});
  for (const asset of ASSETS) {
    cpSync(path.join(ROOT, 'static/media', asset), path.join(publicFolder, asset));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  writeFileSync(path.join(project, 'package.json'), '{"name": "night-train", "private": true}\n');
  writeFileSync(path.join(project, 'package-lock.json'), '{}\n');
  // Without a configuration of Prettier, the Studio can't save props.
  writeFileSync(path.join(project, '.prettierrc'), '{}\n');
  const port = await freePort();
  const studio = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@remotion/cli/remotion-cli.js'),
      'studio',
      'src/index.ts',
      '--no-open',
      `--port=${port}`,
      `--browser-executable=${browserExecutable}`,
    ],
    {cwd: project, stdio: 'ignore'},
  );
  const close = () => {
    studio.kill();
    rmSync(folder, {recursive: true, force: true});
  };
  const origin = `http://localhost:${port}`;
  const isAlive = () => studio.exitCode === null;
  if (!(await waitForAnswer(origin, {isAlive, timeoutMs: START_MS}))) {
    close();
    throw new Error(`The Studio does not answer. Try: npx remotion studio ${SOURCE}/index.ts`);
  }
  return {origin, close};
}
