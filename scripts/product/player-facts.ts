import {createRequire} from 'node:module';
import path from 'node:path';
import {readJson} from '../../plugins/lib/read-json';
import type {PlayerFacts} from '../../src/data/player-facts';
import {gzipSize} from '../lib/gzip';
import {ROOT} from '../lib/root';

// tsx, which runs this script, brings the bundler along.
const {build} = createRequire(require.resolve('tsx/package.json'))('esbuild') as {
  build: (options: Record<string, unknown>) => Promise<{outputFiles: [{contents: Uint8Array}]}>;
};

const bundle = async (code: string, options: Record<string, unknown>): Promise<Uint8Array> => {
  const {
    outputFiles: [file],
  } = await build({
    stdin: {contents: code, resolveDir: ROOT},
    bundle: true,
    format: 'esm',
    write: false,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: {'process.env.NODE_ENV': '"production"'},
    ...options,
  });
  return file.contents;
};

const PLAYER = "export {Player} from '@remotion/player'";
const COMPOSITION =
  "export {AbsoluteFill, interpolate, Sequence, spring, useCurrentFrame} from 'remotion'";

/** Bytes that the code adds to a production bundle of an app that has React already, gzipped. */
const gzippedBytes = async (code: string): Promise<number> =>
  gzipSize(await bundle(code, {minify: true, target: 'es2020'}));

/**
 * Whether a browser understands the syntax of the player as it is published.
 *
 * @param browser as the bundler names it: `firefox74`
 */
export const runsUntranslated = async (browser: string): Promise<boolean> => {
  const [asIs, translated] = await Promise.all([
    bundle(PLAYER, {target: 'esnext'}),
    bundle(PLAYER, {target: browser}),
  ]);
  return Buffer.compare(asIs, translated) === 0;
};

/**
 * Measures the installed player.
 *
 * @param today date of the measurement, as in `2025-01-31`
 */
export async function readPlayerFacts(today: string): Promise<PlayerFacts> {
  const manifest = path.join(ROOT, 'node_modules', '@remotion', 'player', 'package.json');
  const {version, peerDependencies} = readJson<{
    version: string;
    peerDependencies: {react: string};
  }>(manifest);
  return {
    version,
    measuredOn: today,
    react: peerDependencies.react,
    bytesWithCore: await gzippedBytes(PLAYER),
    bytesOfCore: await gzippedBytes(COMPOSITION),
  };
}
