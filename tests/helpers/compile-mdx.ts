import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {mdxCompiler, type MdxSettings} from '../../scripts/content/mdx-compiler';

/**
 * Compiles one page with Docusaurus' own processor.
 *
 * @param file path from the site's folder
 */
export async function compileMdx(
  file: string,
  text: string,
  settings: MdxSettings,
): Promise<string> {
  const compile = await mdxCompiler(settings);
  return compile(file, text);
}

const AsyncFunction = (async () => {}).constructor as new (
  body: string,
) => (context: object) => Promise<{default: ComponentType}>;

/**
 * The HTML of a page that was compiled with `outputFormat: 'function-body'`.
 *
 * @param context what the page gets besides React, such as its components
 */
export async function renderMdx(body: string, context: object): Promise<string> {
  const page = await new AsyncFunction(body)({...runtime, ...context});
  return renderToStaticMarkup(createElement(page.default));
}
