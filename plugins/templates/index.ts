import {join} from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {collectionPages} from '../lib/collections/pages';
import {loadedDocs, type ListedPages} from '../lib/page-list';
import type {Options} from './options';
import {parseRoutes, parseTemplates, relatedDocs} from './templates';
import type {RelatedDoc, Template} from './templates';

export {validateOptions} from './options';
export type {Drawing, RelatedDoc, Template} from './templates';

/** Props of the page that lists the templates. */
export type TemplatesPageProps = {templates: Template[]};

/** Props of the page of one template. */
export type TemplatePageProps = {template: Template; docs: RelatedDoc[]};

type Content = {templates: Template[]} & ListedPages;

/** Makes the list of templates and a page for each one out of a data file. */
export default function templatesPlugin(context: LoadContext, options: Options): Plugin<Content> {
  const {pathOf, read, route} = collectionPages(context, options, options.templates);
  let templates: Template[] = [];

  return {
    name: 'templates',

    getPathsToWatch: () => [join(context.siteDir, options.templates)],

    loadContent() {
      const routes = parseRoutes(read(options.docsRoutes).content);
      templates = parseTemplates(read(options.templates), routes);
      const pages = [
        {permalink: pathOf(), title: 'Templates', isList: true},
        ...templates.map(({name, title, summary}) => ({
          permalink: pathOf(name),
          title: `${title} template`,
          description: summary,
        })),
      ];
      return {templates, pages};
    },

    // Waits for the documentation: a template points only to pages that are written.
    async allContentLoaded({allContent, actions}) {
      const titles = docTitles(allContent);
      actions.addRoute(route<TemplatesPageProps>('templates/TemplatesPage', {templates}));
      for (const template of templates) {
        const props = {template, docs: relatedDocs(template, titles, context.baseUrl)};
        actions.addRoute(route<TemplatePageProps>('templates/TemplatePage', props, template.name));
      }
    },
  };
}

/** Titles of all documentation pages by their permalink. */
function docTitles(allContent: AllContent): Map<string, string> {
  return new Map(
    loadedDocs(allContent)
      .filter(({draft, unlisted}) => !draft && !unlisted)
      .map(({permalink, title}) => [permalink, title]),
  );
}
