import {z} from 'zod';
import {parseDataFile, throwProblems, type Source} from '../lib/collections/data-file';
import {githubHandle, oneOf, slug, text, uniqueList, webAddress} from '../lib/collections/fields';
import {didYouMean} from '../lib/nearest-names';
import {templateKinds, type TemplateKind} from '../../src/build';

/** The drawings that stand for a template where no composition does. */
export const drawings = [
  'canvas',
  'title',
  'web-app',
  'recorder',
  'server',
  'three',
  'still',
  'audio',
  'music',
  'story',
  'skia',
  'overlay',
  'code',
  'stars',
  'captions',
  'editor',
  'voice',
] as const;

export type Drawing = (typeof drawings)[number];
export type Template = z.output<typeof templateSchema>;

/** A page of the documentation that a template points to. */
export type RelatedDoc = {title: string; path: string};

const pixels = z.number().int('is no whole number').positive('is not above zero');

const templateSchema = z
  .object({
    name: slug,
    title: text,
    summary: text.refine((value) => value.length <= 120, 'has more than 120 characters'),
    kinds: uniqueList(oneOf<TemplateKind>(templateKinds.map(({id}) => id))).refine(
      (kinds) => kinds.length > 0,
      'names no kind',
    ),
    repository: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, 'is no repository. Write its owner and its name: "owner/name"'),
    preview: webAddress.nullable(),
    /** The example of the playground that is the template in one file. Null when there is none. */
    playground: slug.nullable(),
    contributedBy: githubHandle.nullable(),
    drawing: oneOf(drawings),
    /** Size in pixels and frames a second of its video. Null when there are several, or none. */
    format: z.object({width: pixels, height: pixels, fps: pixels.nullable()}).strict().nullable(),
    gives: uniqueList(text).refine((lines) => lines.length > 0, 'is empty'),
    needs: uniqueList(text),
    change: uniqueList(z.object({file: text, why: text}).strict()),
    docs: uniqueList(text),
  })
  .strict();

/**
 * The templates in the order of the file.
 *
 * @param routes every documentation route that is written or planned
 * @throws an error with a sentence for each problem: file, line, and what to write
 */
export function parseTemplates(source: Source, routes: readonly string[]): Template[] {
  const {entries, problems, lineOf} = parseDataFile(source.content, {
    file: source.file,
    noun: 'template',
    key: 'name',
    schema: templateSchema,
  });
  throwProblems(problems);
  throwProblems(
    entries.flatMap(({name, docs}, index) =>
      docs.flatMap((route, at) =>
        routes.includes(route)
          ? []
          : {
              file: source.file,
              line: lineOf([index, 'docs', at]),
              message: `The template "${name}" points to ${route}, which is no page.${didYouMean(route, routes)}`,
            },
      ),
    ),
  );
  return entries;
}

/** The routes in the first column of the list of documentation pages. */
export function parseRoutes(manifest: string): string[] {
  return manifest
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/\t.*/, '').trim())
    .filter(Boolean);
}

/** The related pages that are written, with their titles. */
export function relatedDocs(
  {docs}: Pick<Template, 'docs'>,
  titles: ReadonlyMap<string, string>,
  baseUrl: string,
): RelatedDoc[] {
  return docs.flatMap((route) => {
    const path = baseUrl + route.slice(1);
    const title = titles.get(path);
    return title === undefined ? [] : {title, path: route};
  });
}
