import path from 'node:path';
import {format} from 'prettier';
import {createElement, type PropsWithChildren} from 'react';
import apiReference, {type PluginOptions} from '../../../../plugins/remark/api-reference';
import {openSnapshot} from '../../../../plugins/lib/api-snapshot';
import type {MdxSettings} from '../../../../scripts/content/mdx-compiler';
import {compileMdx, renderMdx} from '../../../helpers/compile-mdx';

export const siteDir = path.join(__dirname, '__fixtures__', 'site');

const options: PluginOptions = {
  // A small snapshot of our own, so that the tests do not change with the toolkit.
  api: openSnapshot(path.join(__dirname, '__fixtures__', 'api')),
  version: '4.0.365',
  siteDir,
  packagesWithoutTypes: ['@remotion/eslint-plugin'],
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
  return compileMdx(file, mdx, {
    siteDir,
    beforeDefaultRemarkPlugins: [[apiReference, options]],
    remarkPlugins,
    resolveMarkdownLink: ({linkPathname}) => linkPathname.replace('@site', '').replace('.mdx', ''),
    outputFormat: 'function-body',
  });
}

/** The HTML of a page, on as many lines as a reader needs. */
export async function renderPage(mdx: string, file: string): Promise<string> {
  const body = await compilePage(mdx, file);
  const html = await renderMdx(body, {useMDXComponents: () => passThroughComponents});
  return format(html, {parser: 'html', printWidth: 100});
}

/** Stand-ins for the theme's components, which need a running site. */
const passThroughComponents = Object.fromEntries(
  ['Tabs', 'TabItem', 'admonition'].map((name) => [
    name,
    ({children}: PropsWithChildren) => createElement(name.toLowerCase(), {}, children),
  ]),
);
