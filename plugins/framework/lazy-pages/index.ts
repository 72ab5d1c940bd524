import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {firstMiddleware, type Middleware} from '../../lib/dev-server';
import {targetMoved} from '../target';

type Compiler = {options: object};
type LazyBundler = {
  experiments: {lazyCompilationMiddleware: (compiler: Compiler) => Middleware};
};

const isLazyBundler = (bundler: {experiments?: object}): bundler is LazyBundler =>
  'lazyCompilationMiddleware' in (bundler.experiments ?? {});

/** What pages are made of. The layouts around them are few, and every page needs them. */
const PAGES = /\.mdx?$|[\\/]src[\\/](?!theme[\\/])/;

/**
 * While the site is developed, a page is compiled when somebody opens it. Without this, `npm start`
 * compiles hundreds of pages before it shows the first.
 *
 * @see https://rspack.rs/config/lazy-compilation
 */
export default function lazyPagesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer || mode === 'production' || currentBundler.name !== 'rspack') {
        return {};
      }
      const bundler: object = currentBundler.instance;
      if (!isLazyBundler(bundler)) {
        return targetMoved('lazy-pages', 'its bundler has no lazyCompilationMiddleware');
      }
      const {lazyCompilationMiddleware} = bundler.experiments;
      let compileOnDemand: Middleware = (_request, _response, next) => next();
      const change: object = {
        module: {
          rules: [
            {
              include: join(generatedFilesDir, 'registry.js'),
              loader: join(__dirname, 'registry-loader.cjs'),
            },
          ],
        },
        // A cached module forgets what the pages that were never opened would import from it.
        experiments: {cache: {type: 'memory'}},
        mergeStrategy: {'experiments.cache': 'replace'},
        lazyCompilation: {entries: false, imports: true, test: PAGES},
        plugins: [
          {
            apply: (compiler: Compiler) =>
              void (compileOnDemand = lazyCompilationMiddleware(compiler)),
          },
        ],
        ...firstMiddleware('lazy-pages', () => compileOnDemand),
      };
      return change;
    },
  };
}
