import {errorFiles, errorIndexOf, type Sources} from '../../../plugins/errors/files';
import {readErrors} from '../../../plugins/errors/read-errors';
import type {FindableEntry} from '../../../plugins/errors/types';
import {documentedVersion} from '../../../plugins/lib/documented-version';
import type {PageInfo} from '../../../plugins/lib/page-list';
import {frontMatterText, type MarkdownFile} from '../../../scripts/content/markdown';
import {isPartial, readMarkdown} from '../../../scripts/content/project';
import {ROOT} from '../../../scripts/lib/root';

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string');

/** `docs/cli/index.mdx` is `/docs/cli/`. */
const routeOf = ({file}: MarkdownFile): string =>
  `/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;

/** The pages of the docs as the framework lists them. */
export const docsPages = (): PageInfo[] =>
  readMarkdown(['docs'])
    .filter(({file}) => !isPartial(file))
    .map((page) => {
      const data = page.frontMatter.data ?? {};
      const symptoms = textsOf(data.symptom);
      return {
        permalink: typeof data.slug === 'string' ? `/docs${data.slug}` : routeOf(page),
        title: frontMatterText(page, 'title'),
        description: frontMatterText(page, 'description'),
        category: '',
        kind: frontMatterText(page, 'kind'),
        names: [...textsOf(data.export), ...textsOf(data.command), ...textsOf(data.keywords)],
        asked: [...textsOf(data.asked), ...symptoms],
        symptoms,
        source: `@site/${page.file}`,
        isList: false,
      };
    });

const sourcesOf = (infos: PageInfo[]): Sources => ({
  errors: readErrors(ROOT),
  infos,
  baseUrl: '/',
  siteUrl: 'https://site.example',
  version: documentedVersion(ROOT),
});

/** The index as a build publishes it: path → content. */
export const publishedErrors = (): Map<string, string> => errorFiles(sourcesOf(docsPages()));

/** What a browser searches. */
export const findableEntries = (infos = docsPages()): FindableEntry[] =>
  errorIndexOf(sourcesOf(infos)).entries;
