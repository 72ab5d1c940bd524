import type {Exercise} from '../../src/build';
import {throwProblems, type Problem, type Source} from '../lib/collections/data-file';
import {readExercise} from './exercise-file';

/**
 * The exercises of the course in order.
 *
 * @param sources the files of the folder `chapters`
 * @throws an error with a sentence for each problem: file, line, and what to write
 */
export function parseCourse(sources: Source[]): Exercise[] {
  const read = sources.map((source) => ({source, ...readExercise(source)}));
  throwProblems(read.flatMap(({problems}) => problems));

  const exercises = read
    .flatMap(({source, exercise}) => (exercise ? [{file: source.file, exercise}] : []))
    .sort((a, b) => orderOf(a.exercise) - orderOf(b.exercise));
  throwProblems(exercises.flatMap((each, at) => problemsOfOrder(each, exercises.slice(0, at))));
  return exercises.map(({exercise}) => exercise);
}

const orderOf = ({chapter, place}: Exercise): number => chapter * 10 + place;

type Filed = {file: string; exercise: Exercise};

function problemsOfOrder({file, exercise}: Filed, before: Filed[]): Problem[] {
  const {chapter, place, slug} = exercise;
  const last = before.filter((other) => other.exercise.chapter === chapter).at(-1);
  const next = (last?.exercise.place ?? 0) + 1;
  const twin = before.find((other) => other.exercise.slug === slug);
  const problem = (message: string): Problem => ({file, line: 1, message});
  return [
    ...(place === next
      ? []
      : [problem(`The next exercise of the chapter is ${chapter}-${next}. Rename the file.`)]),
    ...(twin ? [problem(`${twin.file} has the same slug. Choose another.`)] : []),
  ];
}
