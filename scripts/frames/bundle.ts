import path from 'node:path';
import {getSwcLoaderOptions, rspack} from '@docusaurus/faster';
import type {Configuration, Stats} from '@rspack/core';
import {STAND_INS, VIDEO} from '../../plugins/framework/demo-code/stand-ins';
import {ROOT} from '../lib/root';

const PAGE_FOLDER = path.join(ROOT, 'scripts/frames/page');

/** What the toolkit shares with the code around it comes along with it. */
const OWN_CODE = {include: [path.join(ROOT, 'src'), PAGE_FOLDER]};

/**
 * Bundles the page that draws scenes.
 *
 * @param folder to write the scripts to
 * @param toolkit folder whose `node_modules` has the toolkit: the site's, or one with another version
 * @param address of the folder, with a slash at the end
 * @returns the page's HTML
 * @throws Error with what the bundler says. What another version of the toolkit lacks is no error
 *   here: scenes that need it fail when they're drawn.
 */
export async function bundlePage(
  folder: string,
  address: string,
  toolkit: string,
): Promise<string> {
  const compiler = rspack(configuration(folder, toolkit));
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, done) => {
      compiler.close(() => (done ? resolve(done) : reject(error ?? new Error('No bundle.'))));
    });
  });
  const {errors = [], entrypoints = {}} = stats.toJson({
    all: false,
    errors: true,
    entrypoints: true,
  });
  const [problem] = toolkit === ROOT ? errors : [];
  if (problem) {
    throw new Error(`The page for golden frames doesn't build.\n${problem.message}`);
  }
  const tags = (entrypoints.frames?.assets ?? []).map(({name}) =>
    name.endsWith('.css')
      ? `<link rel="stylesheet" href="${address}${name}">`
      : `<script src="${address}${name}" defer></script>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Frames</title>${tags.join('')}`;
}

const configuration = (folder: string, toolkit: string): Configuration => ({
  mode: 'production',
  context: ROOT,
  entry: {frames: path.join(PAGE_FOLDER, 'index.tsx')},
  devtool: false,
  output: {path: folder, publicPath: 'auto'},
  optimization: {minimize: false, emitOnErrors: true},
  performance: {hints: false},
  experiments: {css: true},
  resolve: {
    alias: {
      '@site': ROOT,
      '@docusaurus/useBaseUrl': path.join(PAGE_FOLDER, 'useBaseUrl.ts'),
    },
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
  },
  module: {
    parser: {'css/auto': {namedExports: false}},
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: getSwcLoaderOptions({isServer: false}),
      },
      {...OWN_CODE, resolve: {modules: [path.join(toolkit, 'node_modules'), 'node_modules']}},
      {test: VIDEO, resolve: {alias: STAND_INS}},
      // Frames don't show the code of demos.
      {resourceQuery: /^\?code$/, enforce: 'post', loader: path.join(PAGE_FOLDER, 'no-code.cjs')},
      {test: /\.css$/, type: 'css/auto'},
      {test: /\.woff2$/, type: 'asset/resource'},
      {test: /\.m?js$/, resolve: {fullySpecified: false}},
    ],
  },
});
