import type {LoadContext, Plugin} from '@docusaurus/types';
import {firstMiddleware, type Middleware} from '../lib/dev-server';
import {documentedVersion} from '../lib/documented-version';
import {describePages, type PageInfo} from '../lib/page-list';
import {errorFiles} from './files';
import {readErrors} from './read-errors';

/** Serves the error index while somebody writes: `npm start`. A step of plugins/published writes it. */
export default function errorsPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let infos: PageInfo[] = [];
  const files = (): Map<string, string> =>
    errorFiles({
      errors: readErrors(siteDir),
      infos,
      baseUrl,
      siteUrl: siteConfig.url,
      version: documentedVersion(siteDir),
    });
  const serve: Middleware = (request, response, next) => {
    const path = (request.url ?? '').replace(/\?.*$/, '').slice(baseUrl.length);
    const file = /^docs\/troubleshooting\/errors.*\.(json|md)$/.test(path) && files().get(path);
    if (file) {
      response.setHeader('Cache-Control', 'no-store');
      response.end(file);
    } else {
      next();
    }
  };
  return {
    name: 'errors',

    async allContentLoaded({allContent}) {
      infos = describePages(allContent);
    },

    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'development'
        ? {}
        : firstMiddleware('errors', () => serve),
  };
}
