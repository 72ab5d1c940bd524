/* The answers that people have written: src/data/answers, one Markdown file for each question. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {parse} from 'yaml';

export type WrittenAnswer = {
  /** As a reader asks it, with a question mark. */
  question: string;
  /** Other ways to ask it. */
  also: string[];
  /** Pages of this site that it comes from, the best first, with anchors: `/docs/render#codec`. */
  sources: string[];
  /** The day on which it was last compared with its sources: `2026-11-24`. */
  checked: string;
  /** One to three sentences, and code if it says more than they do. */
  markdown: string;
};

const PHRASES = {least: 3, most: 8};
const SOURCES = {least: 1, most: 4};

const schema = Joi.object<Omit<WrittenAnswer, 'markdown'>>({
  question: Joi.string()
    .pattern(/\?$/)
    .required()
    .error(() => new Error('question: write it as a reader asks it, with a question mark')),
  also: Joi.array()
    .items(Joi.string())
    .min(PHRASES.least)
    .max(PHRASES.most)
    .required()
    .error(
      () =>
        new Error(`also: list ${PHRASES.least} to ${PHRASES.most} other ways to ask the question`),
    ),
  sources: Joi.array()
    .items(Joi.string().pattern(/^\/(?!\/)/))
    .min(SOURCES.least)
    .max(SOURCES.most)
    .required()
    .error(
      () =>
        new Error(
          `sources: list ${SOURCES.least} to ${SOURCES.most} pages of this site, such as /docs/render`,
        ),
    ),
  checked: Joi.string()
    .pattern(/^\d{4}-\d{2}-\d{2}$/)
    .required()
    .error(() => new Error('checked: write the day of your check, such as 2026-11-24')),
});

const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Reads one answer.
 *
 * @param text front matter with all fields but the answer, which follows as Markdown
 * @throws Error with a sentence that names the field
 */
export function parseAnswer(text: string): WrittenAnswer {
  const [, head, body = ''] = PARTS.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined) {
    throw new Error('Begin the file with front matter between two lines of three dashes.');
  }
  const result = schema.validate(parse(head));
  if (result.error) {
    throw new Error(`${result.error.message}.`);
  }
  const markdown = body.trim();
  if (!markdown) {
    throw new Error('Write the answer below the front matter.');
  }
  return {...result.value, markdown};
}

/**
 * Reads all answers of a folder, in the order of their names.
 *
 * @returns none if the folder doesn't exist
 * @throws Error that names the file and says what to write
 */
export function readAnswers(folder: string): WrittenAnswer[] {
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return files
    .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
    .sort()
    .map((file) => {
      try {
        return parseAnswer(readFileSync(join(folder, file), 'utf8'));
      } catch (error) {
        throw new Error(
          `${join(folder, file)}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    });
}
