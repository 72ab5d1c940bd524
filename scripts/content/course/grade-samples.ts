import type {Exercise} from '../../../src/features/course/exercise';
import type {Finding, FindingKind} from '../../../src/features/course/finding';
import type {Problem} from '../problems';
import type {Grader} from './grader';
import {exerciseFile, readSamples, samplesFile} from './samples';

/** An answer, and what the grader has to say of it: a kind of finding, any finding, or none. */
type Answer = {
  file: string;
  line: number;
  expected: FindingKind | 'any' | null;
  /** A part of what readers have to be told. */
  says: string;
  code: string;
};

/**
 * Grades the start, the solution and the sample answers of exercises. What a reader starts with has
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
    log(samplesFile(exercise));
    for (const answer of answersOf(exercise, read.samples)) {
      const found = await grade(exercise, answer.code);
      graded++;
      const problem = judge(answer, found);
      const {line, expected} = answer;
      log(
        `  ${problem ? 'NOT' : 'ok '} line ${line}, ${expected ?? 'right'}: ${found ? `${found.kind}: ${found.message}` : 'passes'}`,
      );
      problems.push(...(problem ? [problem] : []));
    }
  }
  return {graded, problems};
}

function answersOf(exercise: Exercise, samples: Answer[]): Answer[] {
  const file = exerciseFile(exercise);
  return [
    {file, line: 1, expected: 'any', says: '', code: exercise.start},
    {file, line: 1, expected: null, says: '', code: exercise.solution},
    ...samples,
  ];
}

/** What is wrong with how an answer was graded, if anything is. */
function judge({file, line, expected, says}: Answer, found: Finding | null): Problem | null {
  const isRight =
    (found?.message ?? '').includes(says) &&
    (expected === 'any' ? found !== null : (found?.kind ?? null) === expected);
  if (isRight) {
    return null;
  }
  const was = found ? `was found "${found.kind}" (${found.message})` : 'passed';
  const should = {any: 'fail, because it is the start', null: 'pass'}[String(expected)];
  const message = says === '' ? '' : ` and be told "${says}"`;
  return {
    file,
    line,
    message: `This answer ${was}. It has to ${should ?? `be found "${expected}"${message}`}.`,
  };
}
