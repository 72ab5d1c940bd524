import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {PlayerFacts} from '../../src/data/player-facts';

const REPOSITORY = path.resolve(__dirname, '..', '..');
// tsx, which runs this script, brings the bundler along.
const {build} = createRequire(require.resolve('tsx/package.json'))('esbuild') as {
  build: (options: Record<string, unknown>) => Promise<{outputFiles: {contents: Uint8Array}[]}>;
};

/** Bytes that the code adds to a production bundle of an app that has React already, gzipped. */
async function gzippedBytes(code: string): Promise<number> {
  const {outputFiles} = await build({
    stdin: {contents: code, resolveDir: REPOSITORY},
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return gzipSync(outputFiles[0]!.contents, {level: 9}).length;
}

/**
 * Measures the installed player.
 *
 * @param today date of the measurement, as in `2025-01-31`
 */
export async function readPlayerFacts(today: string): Promise<PlayerFacts> {
  const manifest = path.join(REPOSITORY, 'node_modules', '@remotion', 'player', 'package.json');
  const {version, peerDependencies} = JSON.parse(readFileSync(manifest, 'utf8')) as {
    version: string;
    peerDependencies: {react: string};
  };
  return {
    version,
    measuredOn: today,
    react: peerDependencies.react,
    bytesWithCore: await gzippedBytes("export {Player} from '@remotion/player'"),
    bytesOfCore: await gzippedBytes(
      "export {AbsoluteFill, interpolate, Sequence, spring, useCurrentFrame} from 'remotion'",
    ),
  };
}
