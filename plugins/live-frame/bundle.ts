import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type {Configuration, RuleSetRule} from 'webpack';

type Target = {
  siteDir: string;
  /** The first module, from the site's folder. */
  entry: string;
  /** Absolute path of the folder to write to. */
  folder: string;
  mode: 'production' | 'development';
  /** The site's own loader for TypeScript. */
  jsLoader: RuleSetRule;
};

/** What the site's bundler needs to know to bundle the frame. */
export function bundleConfig({siteDir, entry, folder, mode, jsLoader}: Target): Configuration {
  return {
    mode,
    context: siteDir,
    entry: {frame: path.resolve(siteDir, entry)},
    devtool: false,
    output: {
      path: folder,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      // Chunks lie beside the script that asks for them, whatever the base URL.
      publicPath: 'auto',
    },
    resolve: {
      alias: {'@site': siteDir},
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    },
    module: {
      rules: [
        {test: /\.tsx?$/, exclude: /node_modules/, use: [jsLoader]},
        // Packages that call themselves modules without naming files in full.
        {test: /\.m?js$/, resolve: {fullySpecified: false}},
      ],
    },
    performance: {hints: false},
  };
}

/**
 * Bundles once.
 *
 * @returns names of the scripts that the page has to load, in order
 * @throws Error with what the bundler says
 */
export function bundleOnce(bundler: CurrentBundler, config: Configuration): Promise<string[]> {
  const compiler = bundler.instance(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        const result = readStats(error, stats);
        if ('problem' in result) {
          reject(new Error(result.problem));
        } else {
          resolve(result.scripts);
        }
      });
    });
  });
}

/** Bundles now and after each change, and calls back with the names of the scripts. */
export function bundleAndWatch(
  bundler: CurrentBundler,
  config: Configuration,
  onBundle: (result: {scripts: string[]} | {problem: string}) => void,
): void {
  bundler.instance(config).watch({}, (error, stats) => onBundle(readStats(error, stats)));
}

type Stats = {
  hasErrors: () => boolean;
  toString: (options: object) => string;
  toJson: (options: object) => {entrypoints?: Record<string, {assets?: {name: string}[]}>};
};

function readStats(
  error: Error | null,
  stats: Stats | undefined,
): {scripts: string[]} | {problem: string} {
  if (error || !stats || stats.hasErrors()) {
    const said = error?.message ?? stats?.toString({all: false, errors: true}) ?? '';
    return {problem: `The frame of the playground does not build.\n${said}`};
  }
  const {entrypoints = {}} = stats.toJson({all: false, entrypoints: true});
  const assets = entrypoints.frame?.assets ?? [];
  return {scripts: assets.map(({name}) => name).filter((name) => name.endsWith('.js'))};
}
