import type {Plan} from './kinds';

/** Name of the chunk of a page while the bundler works. */
export const PAGE_CHUNK = 'page:';

/**
 * The module that replaces the framework's registry: how to load what pages share. It also makes
 * the bundler build a chunk for each page, in a function that nobody calls and that the minimizer
 * drops. Browsers learn from the route table where these chunks are.
 */
export function registryCode({kinds, shared}: Plan): string {
  const load = (module: string, hint: string): string =>
    `import(/* ${hint} */ ${JSON.stringify(module)})`;
  const entries = shared.map(({key, module, chunk}) => {
    const hint = chunk === null ? 'webpackMode: "eager"' : `webpackChunkName: "${chunk}"`;
    return `  ${JSON.stringify(key)}: [() => ${load(module, hint)}],`;
  });
  const pages = kinds.flatMap((kind) =>
    kind.pages.flatMap(({name, modules}) =>
      modules.map((module) => `    ${load(module, `webpackChunkName: "${PAGE_CHUNK}${name}"`)},`),
    ),
  );
  return [
    'export default {',
    ...entries,
    '};',
    'export function chunksOfPages() {',
    '  return [',
    ...pages,
    '  ];',
    '}',
    '',
  ].join('\n');
}
