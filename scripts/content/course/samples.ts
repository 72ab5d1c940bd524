import {readFileSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parseCourse} from '../../../plugins/course/course';
import {sectionsOf} from '../../../plugins/course/sections';
import type {Exercise} from '../../../src/features/course/exercise';
import {FINDING_KINDS, type FindingKind} from '../../../src/features/course/finding';
import {ROOT} from '../../lib/root';
import type {Problem} from '../problems';

const CHAPTERS = 'src/features/course/chapters';
const SAMPLES = 'src/features/course/samples';

/** How many sample answers an exercise has, at least. */
export const LEAST_SAMPLES = {right: 2, wrong: 3};

/** An answer that the grader is tested with. */
export type Sample = {
  file: string;
  /** Line of its heading. */
  line: number;
  /** What the grader has to find. Null for a right answer. */
  expected: FindingKind | null;
  /** A part of what readers have to be told. Empty where any message of this kind will do. */
  says: string;
  code: string;
};

/** The exercises of the course, in order. @throws Error that lists what is wrong with the files */
export function readCourse(): Exercise[] {
  const names = readdirSync(join(ROOT, CHAPTERS)).sort();
  return parseCourse(
    names.map((name) => {
      const file = `${CHAPTERS}/${name}`;
      return {file, content: readFileSync(join(ROOT, file), 'utf8')};
    }),
  );
}

/** Path of an exercise from the root. */
export const exerciseFile = ({chapter, place, slug}: Exercise): string =>
  `${CHAPTERS}/${chapter}-${place}-${slug}.mdx`;

/** Path of an exercise's samples from the root. */
export const samplesFile = ({chapter, place, slug}: Exercise): string =>
  `${SAMPLES}/${chapter}-${place}-${slug}.md`;

/** Names of all files of samples. */
export const listSampleFiles = (): string[] =>
  readdirSync(join(ROOT, SAMPLES)).map((name) => `${SAMPLES}/${basename(name)}`);

/** Reads the sample answers of an exercise. */
export function readSamples(exercise: Exercise): {samples: Sample[]; problems: Problem[]} {
  const file = samplesFile(exercise);
  let content: string;
  try {
    content = readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return {samples: [], problems: [{file, line: 1, message: 'The file is missing. Write it.'}]};
  }
  return parseSamples(file, content);
}

/** Reads sample answers from the text of a file: sections "Right" and "Wrong: late". */
export function parseSamples(
  file: string,
  content: string,
): {samples: Sample[]; problems: Problem[]} {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({file, line, message});
  const samples = sectionsOf(content)
    .filter(({heading}) => heading !== null)
    .flatMap(({line, heading, fences: [fence, second], prose}): Sample[] => {
      const [, word, name] = /^(Right|Wrong: (\w+))$/.exec(heading ?? '') ?? [];
      const kind = FINDING_KINDS.find((each) => each === name);
      if (word === undefined || (word !== 'Right' && kind === undefined)) {
        report(
          line,
          `"${heading}" is no heading of a sample. Write "## Right" or "## Wrong: " with one of ${FINDING_KINDS.join(', ')}.`,
        );
      }
      if (!fence || second || fence.language !== 'tsx') {
        report(line, 'A sample needs one fence of tsx.');
        return [];
      }
      return [
        {file, line, expected: kind ?? null, says: prose.replace(/\s+/g, ' '), code: fence.code},
      ];
    });
  const right = samples.filter(({expected}) => expected === null).length;
  const wrong = samples.length - right;
  if (right < LEAST_SAMPLES.right || wrong < LEAST_SAMPLES.wrong) {
    report(
      1,
      `There are ${right} right and ${wrong} wrong samples. Write ${LEAST_SAMPLES.right} right and ${LEAST_SAMPLES.wrong} wrong ones, or more.`,
    );
  }
  const codes = samples.map(({code}) => code.replace(/\s+/g, ' '));
  samples.forEach(({line}, at) => {
    if (codes.indexOf(codes[at] ?? '') !== at) {
      report(line, 'This sample has the same code as one above it.');
    }
  });
  return {samples, problems};
}
