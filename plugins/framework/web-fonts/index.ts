import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {bundlerPlugin} from '../../lib/bundler';
import {readJson} from '../../lib/read-json';
import type {Font, Options} from './options';

export {validateOptions, type Options} from './options';

type FontFile = Pick<Font, 'family' | 'preload' | 'fallback'> & {
  source: string;
  publicPath: string;
};

/**
 * Publishes variable fonts from npm packages under names that carry the package's version, declares
 * them and preloads what text should not wait for. A bundled font would get a hashed name that no
 * preload link can know.
 */
export default function webFontsPlugin(context: LoadContext, options: Options): Plugin {
  const files = options.fonts.map((font) => locate(font, context.siteDir));
  // `npm start` has no script that would let fonts load later.
  const canWait = options.canWait && process.env.NODE_ENV === 'production';
  const style = (fonts: FontFile[], attributes: HtmlTagObject['attributes'] = {}) => ({
    tagName: 'style',
    attributes,
    innerHTML: fonts.map((file) => fontFace(file, context.baseUrl) + fallbackFaces(file)).join(''),
  });
  const waiting = (fonts: FontFile[]) =>
    fonts.length > 0 ? [style(fonts, {media: 'not all', 'data-after-paint': true})] : [];
  return {
    name: 'web-fonts',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const Copy = bundlerPlugin(currentBundler, 'CopyRspackPlugin');
      return {
        plugins: [
          new Copy({
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
        style(files.filter(({preload}) => preload || !canWait)),
        ...(canWait ? waiting(files.filter(({preload}) => !preload)) : []),
      ],
    }),
  };
}

function locate({package: packageName, file, ...font}: Font, siteDir: string): FontFile {
  const manifest = createRequire(join(siteDir, 'package.json')).resolve(
    `${packageName}/package.json`,
  );
  const {version} = readJson<{version: string}>(manifest);
  return {
    ...font,
    source: join(dirname(manifest), 'files', `${file}.woff2`),
    publicPath: `assets/fonts/${file}-${version}.woff2`,
  };
}

function fontFace({family, publicPath}: FontFile, baseUrl: string): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-weight:100 900;font-display:swap;src:url(${baseUrl}${publicPath}) format("woff2")}`;
}

/**
 * Faces of the system's fonts in the size of a font, so that lines break where they will when it
 * arrives. The formula is that of `size-adjust` in CSS Fonts 5, which also scales the two heights.
 */
function fallbackFaces({family, fallback}: FontFile): string {
  const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
  const {ascent, descent, faces} = fallback ?? {ascent: 0, descent: 0, faces: []};
  return faces
    .map(({weights, local, sizeAdjust}) => {
      const sources = local.map((name) => `local("${name}")`).join(',');
      return `@font-face{font-family:"${family} Fallback";font-weight:${weights};src:${sources};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`;
    })
    .join('');
}
