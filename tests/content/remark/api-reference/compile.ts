import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {format} from 'prettier';
import {createElement, type ComponentType, type PropsWithChildren} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {transform} from 'sucrase';
import apiReference, {type PluginOptions} from '../../../../plugins/remark/api-reference';
import {openSnapshot} from '../../../../plugins/lib/api-snapshot';
import type {MdxSettings} from '../../../../scripts/content/mdx-compiler';
import {compileMdx, renderMdx} from '../../../helpers/compile-mdx';

export const siteDir = path.join(__dirname, '__fixtures__', 'site');

const options: PluginOptions = {
  // A small snapshot of our own, so that the tests do not change with the toolkit.
  api: openSnapshot(path.join(__dirname, '__fixtures__', 'api')),
  version: '4.0.383',
  siteDir,
  packagesWithoutTypes: ['@remotion/eslint-plugin'],
};

const settings: MdxSettings = {
  siteDir,
  beforeDefaultRemarkPlugins: [[apiReference, options]],
  resolveMarkdownLink: ({linkPathname}) => linkPathname.replace('@site', '').replace('.mdx', ''),
};

/**
 * Compiles a page in the order of plugins that the site has.
 *
 * @param file path from the fixture site's folder
 * @param remarkPlugins run where those of `remarkPlugins` in the Docusaurus config run
 */
export function compilePage(
  mdx: string,
  file: string,
  remarkPlugins: MdxSettings['remarkPlugins'] = [],
): Promise<string> {
  return compileMdx(file, mdx, {...settings, remarkPlugins, outputFormat: 'function-body'});
}

/** The HTML of a page, on as many lines as a reader needs. */
export async function renderPage(mdx: string, file: string): Promise<string> {
  const body = await compilePage(mdx, file);
  return readable(await renderMdx(body, {useMDXComponents: () => passThroughComponents}));
}

const readable = (html: string): Promise<string> => format(html, {parser: 'html', printWidth: 100});

/** The HTML of a page of the fixture site, and of the partials that it imports. */
export async function renderWithPartials(file: string): Promise<string> {
  const page = await moduleOf(file);
  return readable(renderToStaticMarkup(createElement(page.default)));
}

type MdxModule = {default: ComponentType};

type MdxFunction = (load: (source: string) => object, exports: Partial<MdxModule>) => void;

async function moduleOf(file: string): Promise<MdxModule> {
  const mdx = readFileSync(path.join(siteDir, file), 'utf8');
  const {code} = transform(await compileMdx(file, mdx, settings), {transforms: ['imports']});
  const partials = new Map<string, MdxModule>();
  for (const [, source = ''] of code.matchAll(/require\('([^']+\.mdx)'\)/g)) {
    partials.set(source, await moduleOf(path.posix.join(path.posix.dirname(file), source)));
  }
  const own: {exports: Partial<MdxModule>} = {exports: {}};
  const load = (source: string) =>
    partials.get(source) ??
    (source === 'react/jsx-runtime' ? runtime : {useMDXComponents: () => passThroughComponents});
  const run = compileFunction(code, ['require', 'exports']) as MdxFunction;
  run(load, own.exports);
  return own.exports as MdxModule;
}

/** Stand-ins for the theme's components, which need a running site. */
const passThroughComponents = Object.fromEntries(
  ['Tabs', 'TabItem', 'admonition'].map((name) => [
    name,
    ({children}: PropsWithChildren) => createElement(name.toLowerCase(), {}, children),
  ]),
);
