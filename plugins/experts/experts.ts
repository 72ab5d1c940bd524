import {z} from 'zod';
import {parseDataFile, throwProblems, type Source} from '../lib/collections/data-file';
import {githubHandle, slug, text, uniqueList, webAddress} from '../lib/collections/fields';
import {didYouMean} from '../lib/nearest-names';

/** An area of work, which several topics belong to. */
export type Area = {id: string; label: string; topics: string[]};

export type Expert = z.output<typeof expertSchema> & {
  /** Ids of the areas that the topics belong to, in the order of the areas. */
  areas: string[];
};

const date = z
  .string()
  .refine(
    (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
    'is no date. Write for example "2024-03-17"',
  );

const expertSchema = z
  .object({
    slug,
    name: text,
    website: webAddress.nullable(),
    x: z
      .string()
      .regex(/^\w{1,15}$/, 'is no X handle. Write it without @')
      .nullable(),
    github: githubHandle.nullable(),
    listedSince: date,
    projects: uniqueList(webAddress),
    topics: uniqueList(text).refine((topics) => topics.length > 0, 'names no topic'),
  })
  .strict();

const areaSchema = z.object({id: slug, label: text, topics: uniqueList(text)}).strict();

/**
 * The experts by name, with the areas of their topics.
 *
 * @throws an error with a sentence for each problem: file, line, and what to write
 */
export function parseExperts(
  expertsSource: Source,
  areasSource: Source,
): {experts: Expert[]; areas: Area[]} {
  const areas = parseDataFile(areasSource.content, {
    file: areasSource.file,
    noun: 'area',
    key: 'id',
    schema: areaSchema,
  });
  const experts = parseDataFile(expertsSource.content, {
    file: expertsSource.file,
    noun: 'expert',
    key: 'slug',
    schema: expertSchema,
  });
  throwProblems([...areas.problems, ...experts.problems]);

  const known = [...new Set(areas.entries.flatMap(({topics}) => topics))];
  throwProblems(
    experts.entries.flatMap((expert, index) =>
      expert.topics.flatMap((topic, at) =>
        known.includes(topic)
          ? []
          : {
              file: expertsSource.file,
              line: experts.lineOf([index, 'topics', at]),
              message: `The topic "${topic}" of "${expert.slug}" belongs to no area.${didYouMean(topic, known)} Add it to an area in ${areasSource.file}.`,
            },
      ),
    ),
  );

  return {
    areas: areas.entries,
    experts: experts.entries
      .map((expert) => ({
        ...expert,
        areas: areas.entries
          .filter(({topics}) => topics.some((topic) => expert.topics.includes(topic)))
          .map(({id}) => id),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
