import {z} from 'zod';
import {parseDataFile, throwProblems, type Source} from '../../plugins/lib/collections/data-file';
import {oneOf, slug, text, uniqueList, webAddress} from '../../plugins/lib/collections/fields';
import {
  SHOWCASE_TITLE_LENGTH,
  showcaseKinds,
  showcaseLinkTypes,
  type ShowcaseEntry,
} from '../../src/data/showcase';

const pixels = z.number().int('is no whole number').positive('is not above zero');

/** The year of the first public version of the toolkit. */
const FIRST_YEAR = 2021;

const entrySchema = z
  .object({
    slug,
    title: text.refine(
      (value) => value.length <= SHOWCASE_TITLE_LENGTH,
      `has more than ${SHOWCASE_TITLE_LENGTH} characters`,
    ),
    kind: oneOf(showcaseKinds.map(({id}) => id)),
    author: z.object({name: text, url: webAddress}).strict().nullable(),
    links: uniqueList(
      z
        .object({
          type: oneOf(showcaseLinkTypes),
          url: webAddress,
        })
        .strict(),
    ).refine((links) => links.length > 0, 'names no link'),
    /** Size of the clip in pixels. */
    width: pixels,
    height: pixels,
    /** The year in which it was submitted. */
    year: z.number().int('is no year').min(FIRST_YEAR, `is before ${FIRST_YEAR}`),
  })
  .strict();

/**
 * The entries of the showcase in the order of the file.
 *
 * @throws an error with a sentence for each problem: file, line, and what to write
 */
export function parseShowcase(source: Source): ShowcaseEntry[] {
  const {entries, problems} = parseDataFile(source.content, {
    file: source.file,
    noun: 'showcase entry',
    key: 'slug',
    schema: entrySchema,
  });
  throwProblems(problems);
  return entries;
}
