import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
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

const WORD = /[\w-]+/g;

const FRAMEWORK_STYLES = /[\\/]infima[\\/]/;

/**
 * Leaves out the framework's styles that nothing on the site names: half of its classes are for
 * margins, columns and looks that no page has. In development all of them are there.
 */
export default function unusedStylesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') {
        options.plugins.push(unusedStyles(siteDir, join(generatedFilesDir, 'class-names.txt')));
      }
      return options;
    },
  };
}

/** Words of the sources that may be names of the framework's classes, sorted. */
function wordsOf(siteDir: string): string[] {
  const words = new Set<string>();
  for (const folder of SOURCES.map((name) => join(siteDir, name))) {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    for (const file of files.filter((name) => CODE.test(name))) {
      for (const [word] of readFileSync(join(folder, file), 'utf8').matchAll(WORD)) {
        words.add(word);
      }
    }
  }
  return [...words].sort();
}

/** @param list file with the words of the sources: when they change, the bundler's cache is old */
function unusedStyles(siteDir: string, list: string): PostCssPlugin {
  const words = wordsOf(siteDir).join('\n');
  if (!existsSync(list) || readFileSync(list, 'utf8') !== words) {
    writeFileSync(list, words);
  }
  return {
    postcssPlugin: 'unused-styles',
    async OnceExit(root, {result}) {
      if (!FRAMEWORK_STYLES.test(root.source?.input.file ?? '')) {
        return;
      }
      const used = await withoutUnused(root.toString(), [words]);
      root.removeAll();
      root.append(parse(used));
      result.messages.push({type: 'dependency', plugin: 'unused-styles', file: list});
    },
  };
}

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
