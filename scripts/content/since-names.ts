import {
  SINCE_FILE,
  withoutEndingSlash,
  type SinceRow,
} from '../../plugins/remark/api-reference/since/rows';
import {frontMatterText, type MarkdownFile} from './markdown';
import {isPartial} from './project';
import {docRoute} from './routes';

/** A version that the site states for a name of the API. */
export type StatedSince = {
  /** `remotion`, or `@remotion/lambda/client` where that is what the page imports from. */
  packageName: string;
  /** An export, or a member below it: `spring.config.damping`. */
  name: string;
  since: string;
  /** Where it is stated. */
  file: string;
  line: number;
};

/**
 * The versions that front matters and rows state, by the names that they are about: the exports of an
 * API page, and the members whose `<Prop>` stands below a heading that has a row.
 */
export const statedSince = (files: MarkdownFile[], rows: SinceRow[]): StatedSince[] =>
  files
    .filter(({file}) => file.startsWith('docs/') && !isPartial(file))
    .flatMap((page) => [...ofExports(page), ...ofMembers(page, rows)]);

/** `@remotion/lambda` for `@remotion/lambda/client`. */
export const packageOf = (importPath: string): string =>
  importPath
    .split('/')
    .slice(0, importPath.startsWith('@') ? 2 : 1)
    .join('/');

/** How `since.json` writes a name: fields of an argument hang on the function itself. */
export const snapshotKeys = (name: string): string[] => {
  const [owner = '', , ...fields] = name.split('.');
  return fields.length > 0 ? [name, [owner, ...fields].join('.')] : [name];
};

const ofExports = (page: MarkdownFile): StatedSince[] => {
  const since = frontMatterText(page, 'since');
  const names = [page.frontMatter.data?.export].flat().filter((name) => typeof name === 'string');
  return since === ''
    ? []
    : names.map((name) => ({
        packageName: frontMatterText(page, 'package'),
        name,
        since,
        file: page.file,
        line: page.frontMatter.lines.since ?? 1,
      }));
};

const ofMembers = (page: MarkdownFile, rows: SinceRow[]): StatedSince[] => {
  const route = withoutEndingSlash(docRoute(page));
  return rows
    .filter((row) => row.route === route && row.at.code === undefined)
    .flatMap(({at, since, line}) => {
      const index = page.headings.findIndex(({id}) => id === at.anchor);
      const [start, end] = [page.headings[index]?.line, page.headings[index + 1]?.line];
      const prop = page.tags.find(
        (tag) =>
          tag.name === 'Prop' &&
          start !== undefined &&
          tag.line > start &&
          (end === undefined || tag.line < end),
      );
      const [packageName, name] = String(prop?.attributes.of ?? '').split('#');
      return packageName && name ? [{packageName, name, since, file: SINCE_FILE, line}] : [];
    });
};
