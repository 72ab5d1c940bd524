import type {Exercise} from '../../../src/features/course/exercise';
import type {FindingKind} from '../../../src/features/course/finding';
import type {Problem} from '../problems';
import type {Grader} from './grader';
import {readSamples, samplesFile} from './samples';

/**
 * Grades the start, the solution and the sample answers of exercises. What a learner starts with has
 * to fail, and the solution has to pass.
 *
 * @param log called with a line for each answer
 */
export async function gradeSamples(
  exercises: Exercise[],
  grade: Grader['grade'],
  log: (line: string) => void = () => {},
): Promise<{graded: number; problems: Problem[]}> {
  const problems: Problem[] = [];
  let graded = 0;
  for (const exercise of exercises) {
    const read = readSamples(exercise);
    problems.push(...read.problems);
    const file = `src/features/course/chapters/${exercise.chapter}-${exercise.place}-${exercise.slug}.mdx`;
    const answers: {
      file: string;
      line: number;
      expected: FindingKind | null | 'any';
      code: string;
    }[] = [
      {file, line: 1, expected: 'any', code: exercise.start},
      {file, line: 1, expected: null, code: exercise.solution},
      ...read.samples,
    ];
    log(samplesFile(exercise));
    for (const {file: of, line, expected, code} of answers) {
      const found = await grade(exercise, code);
      graded++;
      const isRight = expected === 'any' ? found !== null : (found?.kind ?? null) === expected;
      log(
        `  ${isRight ? 'ok ' : 'NOT'} line ${line}, ${expected ?? 'right'}: ${found ? `${found.kind}: ${found.message}` : 'passes'}`,
      );
      if (!isRight) {
        problems.push({
          file: of,
          line,
          message: `This answer is ${found ? `found "${found.kind}" (${found.message})` : 'passed'}, and has to be ${expected === 'any' ? 'refused, because it is the start' : expected === null ? 'passed' : `found "${expected}"`}.`,
        });
      }
    }
  }
  return {graded, problems};
}
