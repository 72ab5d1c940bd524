import type {CurrentBundler} from '@docusaurus/types';

type Change = {context: string; contextInfo: {issuer: string}; request: string};

/** The parts of Rspack that plugins use. Rspack and webpack share them, but not their types. */
type Bundler = {
  NormalModuleReplacementPlugin: new (
    pattern: RegExp,
    replacement: string | ((change: Change) => void),
  ) => never;
  CopyRspackPlugin: new (options: {patterns: {from: string; to: string}[]}) => never;
};

/**
 * A constructor of the bundler that builds the site.
 *
 * @throws Error when the bundler doesn't have it
 */
export function bundlerPlugin<Name extends keyof Bundler>(
  {name, instance}: CurrentBundler,
  plugin: Name,
): Bundler[Name] {
  const bundler = instance as unknown as Partial<Bundler>;
  const constructor = bundler[plugin];
  if (!constructor) {
    throw new Error(
      `The bundler (${name}) has no ${plugin}, which plugins/framework builds on. Build with Rspack: @docusaurus/faster, future.faster.`,
    );
  }
  return constructor;
}
