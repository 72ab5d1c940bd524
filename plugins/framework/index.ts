import {join} from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {didYouMean} from '../lib/nearest-names';
import {firstPaintTemplate} from './first-paint';
import type {Options as WebFonts} from './web-fonts';

/** Patches that the site works without. README.md says what each of them buys. */
export const PATCHES = [
  'route-table',
  'first-paint',
  'critical-styles',
  'parts',
  'browser-context',
  'pending-navigation',
  'entry-files',
  'browser-config',
  'lazy-highlighter',
  'lean-utils',
  'server-only',
] as const;

export type PatchName = (typeof PATCHES)[number];

/** Patches in the page template and in the steps of plugins/published. */
const NO_PLUGIN = ['first-paint', 'critical-styles'];

const pathOf = (name: string): string => join(__dirname, name, 'index.ts');

type Options = {
  webFonts: Pick<WebFonts, 'fonts'>;
  /** A patch to leave out, so that it can be measured. */
  without: PatchName | null;
};

/**
 * All that changes the framework and its bundler.
 *
 * @returns plugins in their order, the frame of every page, and whether a patch is there
 * @throws Error that names a patch when what it reaches into is gone or has changed
 */
export function framework({without, webFonts}: Options) {
  const has = (name: PatchName): boolean => name !== without;
  // By their paths: Docusaurus checks the options of plugins that it loads itself.
  const plugins = [
    'bundler-cache',
    'clean-paths',
    'lazy-pages',
    'lean-server',
    ...PATCHES,
    'source-text',
    'demo-code',
  ]
    .filter((name) => name !== without && !NO_PLUGIN.includes(name))
    .map((name): PluginConfig => [pathOf(name), {}]);
  plugins.push([pathOf('web-fonts'), {...webFonts, canWait: has('first-paint')}]);
  return {
    plugins,
    has,
    ssrTemplate: has('first-paint') ? firstPaintTemplate(has('critical-styles')) : undefined,
  };
}

/**
 * The patch that the variable WITHOUT_PATCH names. `npm run measure:patches` sets it.
 *
 * @throws Error when there is no such patch
 */
export function readWithout(name: string | undefined): PatchName | null {
  if (!name) {
    return null;
  }
  const patch = PATCHES.find((each) => each === name);
  if (!patch) {
    throw new Error(
      `There is no patch "${name}".${didYouMean(name, PATCHES) || ` The patches are ${PATCHES.join(', ')}.`}`,
    );
  }
  return patch;
}
