import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {transform} from 'sucrase';
import {openSnapshot} from '../../lib/api-snapshot';
import type {Step} from '../step';
import {tarballOf} from './tarball';
import type {DocsMcpOptions} from './options';

const SOURCE = join(__dirname, 'package');

/**
 * What the site does with the same modules, by their folder: it finds errors, and names that come close.
 * In the package, all modules lie in one folder.
 */
const BORROWED = {
  '../../../errors/client/': ['matcher.ts', 'by-template.ts', 'words.ts'],
  '../../../lib/': ['nearest-names.ts'],
};

/** What the server needs when it runs. npm installs these beside it. */
const DEPENDENCIES = {
  '@modelcontextprotocol/sdk': '1.32.2',
  minisearch: '7.2.0',
  typescript: '5.9.3',
};

/**
 * Publishes the documentation's MCP server as a package that `npx` runs from its URL. It reads the
 * Markdown of the site that it was published with.
 */
export const docsMcp = (options: DocsMcpOptions): Step => ({
  name: 'docs-mcp',
  reads: [],
  writes: ['docs-mcp'],
  async run({outDir, siteDir, siteConfig, baseUrl}) {
    const {packageNames, readPackage} = openSnapshot(join(siteDir, 'src/data/generated/api'));
    const site = (siteConfig.url + baseUrl).replace(/\/$/, '');
    const files = {
      ...(await compiledSource()),
      'README.md': await readFile(join(SOURCE, 'README.md'), 'utf8'),
      'package.json': packageJson(options.version, site),
      'exports.tsv': packageNames()
        .flatMap((name) =>
          readPackage(name).exports.map(({name: each, entry, kind}) =>
            [name, entry, kind, each].join('\t'),
          ),
        )
        .join('\n'),
    };
    const target = join(outDir, options.file);
    await mkdir(dirname(target), {recursive: true});
    await writeFile(target, await tarballOf(files));
  },
});

/** The modules as Node.js runs them, by file name. */
export async function compiledSource(): Promise<Record<string, string>> {
  const names = (await readdir(SOURCE)).filter((name) => name.endsWith('.ts'));
  const paths = [
    ...names.map((name) => join(SOURCE, name)),
    ...Object.entries(BORROWED).flatMap(([folder, modules]) =>
      modules.map((name) => join(SOURCE, folder, name)),
    ),
  ];
  const modules = await Promise.all(
    paths.map(async (path): Promise<[string, string]> => {
      const source = await readFile(path, 'utf8');
      const {code} = transform(source, {transforms: ['typescript', 'imports'], filePath: path});
      const inOneFolder = Object.keys(BORROWED).reduce(
        (text, folder) => text.replaceAll(`'${folder}`, "'./"),
        code,
      );
      return [basename(path, '.ts') + '.js', inOneFolder];
    }),
  );
  return Object.fromEntries(modules);
}

/**
 * @param version of the toolkit that the site documents, and so of the package
 * @param site where the server reads, without a slash at the end
 */
export function packageJson(version: string, site: string): string {
  const facts = {
    name: 'remotion-docs-mcp',
    version,
    description: `MCP server for the documentation of Remotion ${version}.`,
    license: 'UNLICENSED',
    homepage: `${site}/docs/ai/mcp`,
    bin: {'remotion-docs-mcp': 'server.js'},
    engines: {node: '>=18.3'},
    dependencies: DEPENDENCIES,
    site,
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
