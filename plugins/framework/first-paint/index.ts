import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readHints} from '../../published/route-hints';
import {
  criticalStylesOf,
  namesIn,
  propertiesIn,
  wordsIn,
} from '../../published/critical-styles/used-rules';
import {addToHead, isPage, lateFiles} from '../../lib/page-html';

/** Above the framework's groups for what pages share. */
const PRIORITY = 45;

/**
 * The code of all pages in files that are near in size: browsers compile each in a task of its own,
 * and answer the reader in between.
 */
const FILES_OF_ENTRY = {
  react: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  packages: /[\\/]node_modules[\\/]/,
};

/** An import of the module that `browser-context.tsx` replaces, as the framework writes it. */
export const BROWSER_CONTEXT = /^\.\.?\/browserContext$/;

/**
 * Makes the HTML of a page enough to paint it: it holds the styles that it uses, and everything
 * else comes afterwards. See README.md beside this file.
 */
export default function firstPaintPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'first-paint',

    getClientModules: () => ['@site/src/client-modules/lay-out-rest.ts'],

    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const bundler = currentBundler.instance as unknown as {
        NormalModuleReplacementPlugin: new (pattern: RegExp, path: string) => never;
      };
      return {
        optimization: {splitChunks: {cacheGroups: cacheGroups()}},
        plugins: [
          new bundler.NormalModuleReplacementPlugin(
            BROWSER_CONTEXT,
            join(__dirname, 'browser-context.tsx'),
          ),
        ],
      };
    },

    async postBuild({outDir}) {
      const hints = await readHints(outDir, baseUrl);
      const stylesFor = createStyles(
        (url) => join(outDir, url.slice(baseUrl.length)),
        await propertiesOfLazyStyles(outDir),
      );
      const files = (await readdir(outDir, {recursive: true})).filter((name) =>
        name.endsWith('.html'),
      );
      await Promise.all(
        files.map(async (name) => {
          const file = join(outDir, name);
          const html = await readFile(file, 'utf8');
          if (!isPage(html)) {
            return;
          }
          const page = hints.get(name)?.(html) ?? html;
          // In one step: other plugins read the pages of the build at the same time.
          await writeFile(
            `${file}.part`,
            addToHead(page, `<style>${await stylesFor(page)}</style>`),
          );
          await rename(`${file}.part`, file);
        }),
      );
    },
  };
}

/** Custom properties that stylesheets use which come with code on demand, and wait for no other. */
async function propertiesOfLazyStyles(outDir: string): Promise<string[]> {
  const folder = join(outDir, 'assets/css');
  const names = (await readdir(folder)).filter((name) => !name.startsWith('styles.'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap(propertiesIn);
}

/**
 * Reads each file once. Returns what gives a page the styles that it uses.
 *
 * @param properties names of custom properties that every page needs
 */
function createStyles(
  fileOf: (url: string) => string,
  properties: string[],
): (html: string) => Promise<string> {
  const readOnce = <T>(read: (text: string) => T): ((url: string) => Promise<T>) => {
    const known = new Map<string, Promise<T>>();
    return (url) => {
      const reading = known.get(url) ?? readFile(fileOf(url), 'utf8').then(read);
      known.set(url, reading);
      return reading;
    };
  };
  const stylesOf = readOnce(criticalStylesOf);
  const wordsOf = readOnce(wordsIn);
  return async (html) => {
    const {styles, scripts} = lateFiles(html);
    const names = namesIn(html);
    properties.forEach((name) => names.properties.add(name));
    const words = await Promise.all(scripts.map(wordsOf));
    const parts = await Promise.all(styles.map(stylesOf));
    return parts.map((part) => part(names, words)).join('');
  };
}

const cacheGroups = () =>
  Object.fromEntries(
    Object.entries(FILES_OF_ENTRY).map(([name, test], index) => [
      name,
      {
        name,
        test,
        type: 'javascript/auto',
        chunks: 'initial' as const,
        enforce: true,
        priority: PRIORITY - index,
      },
    ]),
  );
