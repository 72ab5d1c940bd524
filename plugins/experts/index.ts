import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ListedPages} from '../lib/page-list';
import {parseExperts} from './experts';
import type {Area, Expert} from './experts';
import type {Options} from './options';

export {validateOptions} from './options';
export type {Area, Expert} from './experts';

/** Props of the page that lists the experts. */
export type ExpertsPageProps = {experts: Expert[]; areas: Area[]};

/** Props of the page of one expert. */
export type ExpertPageProps = {expert: Expert; areas: Area[]};

type Content = {experts: Expert[]; areas: Area[]} & ListedPages;

/** Makes the list of experts and a page for each one out of a data file. */
export default function expertsPlugin(
  {siteDir, baseUrl}: LoadContext,
  options: Options,
): Plugin<Content> {
  const pathOf = (slug = ''): string => normalizeUrl([baseUrl, options.routeBasePath, '/', slug]);
  const read = (file: string) => ({file, content: readFileSync(join(siteDir, file), 'utf8')});

  return {
    name: 'experts',

    getPathsToWatch: () => [join(siteDir, options.experts), join(siteDir, options.areas)],

    loadContent() {
      const {experts, areas} = parseExperts(read(options.experts), read(options.areas));
      const pages = [
        {permalink: pathOf(), title: 'Experts', isList: true},
        ...experts.map(({slug, name}) => ({permalink: pathOf(slug), title: name})),
      ];
      return {experts, areas, pages};
    },

    contentLoaded({content: {experts, areas}, actions}) {
      actions.addRoute({
        path: pathOf(),
        component: '@site/src/features/experts/ExpertsPage',
        exact: true,
        metadata: {sourceFilePath: options.experts},
        props: {experts, areas} satisfies ExpertsPageProps,
      });
      for (const expert of experts) {
        actions.addRoute({
          path: pathOf(expert.slug),
          component: '@site/src/features/experts/ExpertPage',
          exact: true,
          metadata: {sourceFilePath: options.experts},
          props: {
            expert,
            areas: areas.filter(({id}) => expert.areas.includes(id)),
          } satisfies ExpertPageProps,
        });
      }
    },
  };
}
