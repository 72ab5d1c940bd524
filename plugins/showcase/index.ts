import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ListedPages} from '../lib/page-list';
import type {Options} from './options';
import {parseShowcase} from '../../scripts/content/showcase';
import type {ShowcaseEntry} from '../../scripts/content/showcase';

export {validateOptions} from './options';
export type {ShowcaseEntry} from '../../scripts/content/showcase';

/** Props of the showcase. */
export type ShowcasePageProps = {entries: ShowcaseEntry[]};

type Content = {entries: ShowcaseEntry[]} & ListedPages;

/** Makes the showcase out of a data file. */
export default function showcasePlugin(
  {siteDir, baseUrl}: LoadContext,
  options: Options,
): Plugin<Content> {
  const file = join(siteDir, options.entries);
  const permalink = normalizeUrl([baseUrl, options.routeBasePath, '/']);
  return {
    name: 'showcase',

    getPathsToWatch: () => [file],

    loadContent: () => ({
      entries: parseShowcase({file: options.entries, content: readFileSync(file, 'utf8')}),
      pages: [{permalink, title: 'Showcase'}],
    }),

    contentLoaded({content: {entries}, actions}) {
      actions.addRoute({
        path: permalink,
        component: '@site/src/features/showcase/ShowcasePage',
        exact: true,
        metadata: {sourceFilePath: options.entries},
        props: {entries} satisfies ShowcasePageProps,
      });
    },
  };
}
