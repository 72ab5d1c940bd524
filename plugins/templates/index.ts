import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {ListedPages} from '../lib/page-list';
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
export default function templatesPlugin(
  {siteDir, baseUrl}: LoadContext,
  options: Options,
): Plugin<Content> {
  const pathOf = (name = ''): string => normalizeUrl([baseUrl, options.routeBasePath, '/', name]);
  const read = (file: string): string => readFileSync(join(siteDir, file), 'utf8');
  let templates: Template[] = [];

  return {
    name: 'templates',

    getPathsToWatch: () => [join(siteDir, options.templates)],

    loadContent() {
      templates = parseTemplates(
        {file: options.templates, content: read(options.templates)},
        parseRoutes(read(options.docsRoutes)),
      );
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
      actions.addRoute({
        path: pathOf(),
        component: '@site/src/features/templates/TemplatesPage',
        exact: true,
        metadata: {sourceFilePath: options.templates},
        props: {templates} satisfies TemplatesPageProps,
      });
      for (const template of templates) {
        actions.addRoute({
          path: pathOf(template.name),
          component: '@site/src/features/templates/TemplatePage',
          exact: true,
          metadata: {sourceFilePath: options.templates},
          props: {
            template,
            docs: relatedDocs(template, titles, baseUrl),
          } satisfies TemplatePageProps,
        });
      }
    },
  };
}

/** Titles of all documentation pages by their permalink. */
function docTitles(allContent: AllContent): Map<string, string> {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return new Map(
    (instances as DocsContent[]).flatMap(({loadedVersions}) =>
      loadedVersions.flatMap(({docs}) =>
        docs
          .filter(({draft, unlisted}) => !draft && !unlisted)
          .map(({permalink, title}) => [permalink, title] as const),
      ),
    ),
  );
}
