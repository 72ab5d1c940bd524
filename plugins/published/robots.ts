import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Step} from './step';

/** Publishes `robots.txt`, which has to name the sitemap with the address of the site. */
export const robots = (): Step => ({
  name: 'robots',
  reads: [],
  writes: ['robots.txt'],
  run({outDir, siteConfig, baseUrl}) {
    writeFileSync(join(outDir, 'robots.txt'), robotsTxt(siteConfig.url + baseUrl));
  },
});

/**
 * Everything may be read. Pages that no search engine should list say so themselves, and have to be
 * read for that.
 *
 * @param home address of the home page, with a slash at the end
 */
export function robotsTxt(home: string): string {
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
