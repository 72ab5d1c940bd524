/*
 * `npm run check:course`: grades every exercise's sample answers in a browser, without a build of the
 * site. `npm run check:course -- 1-2 spring` only takes exercises whose file has one of the words in
 * its name.
 */
import {runCommand} from '../../lib/command';
import {count, formatProblems} from '../problems';
import {gradeSamples} from './grade-samples';
import {startGrader} from './grader';
import {readCourse, samplesFile} from './samples';

runCommand(async () => {
  const words = process.argv.slice(2);
  const exercises = readCourse().filter(
    (exercise) => words.length === 0 || words.some((word) => samplesFile(exercise).includes(word)),
  );
  if (exercises.length === 0) {
    throw new Error(`No exercise has ${words.join(' or ')} in its file's name.`);
  }
  const grader = await startGrader();
  try {
    const {graded, problems} = await gradeSamples(exercises, grader.grade, console.log);
    formatProblems(problems).forEach((line) => console.error(line));
    console.log(
      `course: ${count(exercises.length, 'exercise')}, ${count(graded, 'answer')}, ${count(problems.length, 'problem')}`,
    );
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await grader.close();
  }
});
