import type {Plugin} from '@docusaurus/types';
import {targetMoved} from '../target';

/**
 * What the server's code is compiled for. The framework names the exact version of Node.js, and where
 * Rspack doesn't know that one yet, it compiles for ES5. See facebook/docusaurus#11496.
 */
const TARGETS = [`node ${process.versions.node.split('.')[0]}`];

/** Smaller modules may stand in several files, as a file has a price of its own. */
const MIN_SIZE = 20_000;

type Loader = {options?: {env?: {targets?: unknown}}};

/**
 * Makes the code that renders pages to HTML small and quick to read. A module that several pages use
 * stands in one file, not in the file of each page, and what Node.js knows is not rewritten.
 */
export default function leanServerPlugin(): Plugin {
  return {
    name: 'lean-server',
    configureWebpack({module}, isServer) {
      if (!isServer) {
        return {};
      }
      const loaders = compilersIn(module?.rules ?? []);
      if (loaders.length === 0) {
        targetMoved('lean-server', 'no rule of its bundler compiles for targets');
      }
      loaders.forEach(({options}) => Object.assign(options?.env ?? {}, {targets: TARGETS}));
      return {optimization: {splitChunks: {chunks: 'async', minSize: MIN_SIZE}}};
    },
  };
}

/** Loaders that compile for certain targets, wherever they are in the rules. */
function compilersIn(rules: unknown): Loader[] {
  if (Array.isArray(rules)) {
    return rules.flatMap(compilersIn);
  }
  if (typeof rules !== 'object' || rules === null) {
    return [];
  }
  const {use, oneOf}: {use?: unknown; oneOf?: unknown} = rules;
  const {options}: Loader = rules;
  return [...(options?.env?.targets ? [rules] : []), ...compilersIn(use), ...compilersIn(oneOf)];
}
