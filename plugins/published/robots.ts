import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Publishes `robots.txt`, which has to name the sitemap with the address of the site. */
export default function robotsPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'robots',
    postBuild({outDir}) {
      writeFileSync(join(outDir, 'robots.txt'), robots(siteConfig.url + siteConfig.baseUrl));
    },
  };
}

/**
 * Everything may be read. Pages that no search engine should list say so themselves, and have to be
 * read for that.
 *
 * @param home address of the home page, with a slash at the end
 */
export function robots(home: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${home}sitemap.xml`,
    '',
    `# For language models: ${home}llms.txt`,
    '',
  ].join('\n');
}
