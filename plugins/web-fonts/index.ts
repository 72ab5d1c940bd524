import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Font, Options} from './options';

export {validateOptions} from './options';

type FontFile = {family: string; source: string; publicPath: string; preload: boolean};

/**
 * Publishes variable fonts from npm packages under names that carry the package's version, declares
 * them and preloads what text should not wait for. A bundled font would get a hashed name that no preload link can know.
 */
export default function webFontsPlugin(context: LoadContext, options: Options): Plugin {
  const files = options.fonts.map((font) => locate(font, context.siteDir));
  return {
    name: 'web-fonts',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      // Rspack and webpack share this part of the interface, but not their types.
      const bundler = currentBundler.instance as unknown as {
        CopyRspackPlugin: new (options: {patterns: {from: string; to: string}[]}) => never;
      };
      return {
        plugins: [
          new bundler.CopyRspackPlugin({
            patterns: files.map(({source, publicPath}) => ({from: source, to: publicPath})),
          }),
        ],
      };
    },
    injectHtmlTags: () => ({
      headTags: [
        ...files
          .filter(({preload}) => preload)
          .map(({publicPath}) => ({
            tagName: 'link',
            attributes: {
              rel: 'preload',
              href: context.baseUrl + publicPath,
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
            },
          })),
        {
          tagName: 'style',
          innerHTML: files.map((file) => fontFace(file, context.baseUrl)).join(''),
        },
      ],
    }),
  };
}

function locate({family, package: packageName, file, preload}: Font, siteDir: string): FontFile {
  const manifest = createRequire(join(siteDir, 'package.json')).resolve(
    `${packageName}/package.json`,
  );
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return {
    family,
    preload,
    source: join(dirname(manifest), 'files', `${file}.woff2`),
    publicPath: `assets/fonts/${file}-${version}.woff2`,
  };
}

function fontFace({family, publicPath}: FontFile, baseUrl: string): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-weight:100 900;font-display:swap;src:url(${baseUrl}${publicPath}) format("woff2")}`;
}
