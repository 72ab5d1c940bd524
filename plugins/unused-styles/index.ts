import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse, type Plugin as PostCssPlugin} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** Folders whose files name classes. */
const SOURCES = [
  ...['docs', 'blog', 'learn', 'success-stories', 'src', 'plugins'],
  ...['theme-classic/lib', 'theme-common/lib', 'theme-search-algolia/lib', 'core/lib/client'].map(
    (name) => `node_modules/@docusaurus/${name}`,
  ),
];

const CODE = /\.(mdx?|[jt]sx?)$/;

const FRAMEWORK_STYLES = /[\\/]infima[\\/]/;

/**
 * Leaves out the framework's styles that nothing on the site names: half of its classes are for
 * margins, columns and looks that no page has. In development all of them are there.
 */
export default function unusedStylesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') {
        options.plugins.push(unusedStyles(siteDir));
      }
      return options;
    },
  };
}

const unusedStyles = (siteDir: string): PostCssPlugin => ({
  postcssPlugin: 'unused-styles',
  async OnceExit(root, {result}) {
    if (!FRAMEWORK_STYLES.test(root.source?.input.file ?? '')) {
      return;
    }
    const folders = SOURCES.map((name) => join(siteDir, name));
    const sources = folders.flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => CODE.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    );
    const used = await withoutUnused(root.toString(), sources);
    root.removeAll();
    root.append(parse(used));
    for (const folder of folders) {
      // The bundler's cache is old as soon as a page names another class.
      result.messages.push({type: 'dir-dependency', plugin: 'unused-styles', dir: folder});
    }
  },
});

/**
 * Styles without the rules for classes that no source names. Rules for elements stay.
 *
 * @param css the text of a stylesheet
 * @param sources texts that name classes, whole words each
 */
export async function withoutUnused(css: string, sources: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: sources.map((raw) => ({raw, extension: 'txt'})),
    css: [{raw: css}],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    safelist: {standard: [/^[a-z][a-z0-9]*$/], deep: [/^data-/]},
  });
  return result?.css ?? css;
}
