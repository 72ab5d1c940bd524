import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {format} from 'prettier';
import {createElement, type ComponentType, type PropsWithChildren} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import apiReference, {type PluginOptions} from '../../../../plugins/remark/api-reference';
import {openSnapshot} from '../../../../plugins/lib/api-snapshot';
import {prepareMdx} from '../../../../plugins/remark/api-reference/prepare-mdx';

export const siteDir = path.join(__dirname, '__fixtures__', 'site');

const options: PluginOptions = {
  // A small snapshot of our own, so that the tests do not change with the toolkit.
  api: openSnapshot(path.join(__dirname, '__fixtures__', 'api')),
  version: '4.0.365',
  siteDir,
  packagesWithoutTypes: ['@remotion/eslint-plugin'],
};

type CompileOptions = {
  /** Plugins that run where those of `remarkPlugins` in the Docusaurus config run. */
  remarkPlugins?: unknown[];
};

/**
 * Compiles a page with Docusaurus' own processor, in the order of plugins that the site has.
 *
 * @param file path from the fixture site's folder
 * @returns the body of a function that returns the page's module
 */
export async function compilePage(
  mdx: string,
  file: string,
  {remarkPlugins = []}: CompileOptions = {},
): Promise<string> {
  const filePath = path.join(siteDir, file);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: mdx});
  const processorOptions = {
    admonitions: true,
    beforeDefaultRemarkPlugins: [[apiReference, options]],
    remarkPlugins,
    siteDir,
    staticDirs: [],
    outputFormat: 'function-body',
    resolveMarkdownLink: ({linkPathname}: {linkPathname: string}) =>
      linkPathname.replace('@site', '').replace('.mdx', ''),
    markdownConfig: {
      mermaid: false,
      emoji: true,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      remarkRehypeOptions: {},
    },
  };
  const processor = await createProcessorUncached({
    options: processorOptions as unknown as Parameters<
      typeof createProcessorUncached
    >[0]['options'],
    format: 'mdx',
  });
  const {content} = await processor.process({
    content: prepareMdx(mdx),
    filePath,
    frontMatter,
    compilerName: 'client',
  });
  return content;
}

/** The HTML of a page, on as many lines as a reader needs. */
export async function renderPage(mdx: string, file: string): Promise<string> {
  const body = await compilePage(mdx, file);
  const pageModule = new Function(body)({
    ...runtime,
    useMDXComponents: () => passThroughComponents,
  }) as {default: ComponentType};
  const html = renderToStaticMarkup(createElement(pageModule.default));
  return format(html, {parser: 'html', printWidth: 100});
}

/** Stand-ins for the theme's components, which need a running site. */
const passThroughComponents = Object.fromEntries(
  ['Tabs', 'TabItem', 'admonition'].map((name) => [
    name,
    ({children}: PropsWithChildren) => createElement(name.toLowerCase(), {}, children),
  ]),
);
