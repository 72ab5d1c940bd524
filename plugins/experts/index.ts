import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectionPages} from '../lib/collections/pages';
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
export default function expertsPlugin(context: LoadContext, options: Options): Plugin<Content> {
  const {pathOf, read, route} = collectionPages(context, options, options.experts);

  return {
    name: 'experts',

    getPathsToWatch: () =>
      [options.experts, options.areas].map((file) => join(context.siteDir, file)),

    loadContent() {
      const {experts, areas} = parseExperts(read(options.experts), read(options.areas));
      const pages = [
        {permalink: pathOf(), title: 'Experts', isList: true},
        ...experts.map(({slug, name}) => ({permalink: pathOf(slug), title: name})),
      ];
      return {experts, areas, pages};
    },

    contentLoaded({content: {experts, areas}, actions}) {
      actions.addRoute(route<ExpertsPageProps>('experts/ExpertsPage', {experts, areas}));
      for (const expert of experts) {
        const props = {expert, areas: areas.filter(({id}) => expert.areas.includes(id))};
        actions.addRoute(route<ExpertPageProps>('experts/ExpertPage', props, expert.slug));
      }
    },
  };
}
