import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Exercise, ExerciseLink, Programs} from '../../src/build';
import {collectionPages} from '../lib/collections/pages';
import type {ListedPages} from '../lib/page-list';
import {parseCourse} from './course';
import type {Options} from './options';
import {programsOf} from './programs';

export {validateOptions} from './options';

/** Props of the map of the course. */
export type CourseMapProps = {exercises: (ExerciseLink & Pick<Exercise, 'description'>)[]};

/** Props of the page of an exercise. */
export type ExercisePageProps = {
  exercise: Exercise;
  programs: Programs;
  /** Its place in the whole course. The first is 1. */
  number: number;
  total: number;
  previous: ExerciseLink | null;
  next: ExerciseLink | null;
};

type Content = {exercises: Exercise[]} & ListedPages;

/** Makes the map of the course, and a page for each exercise, out of the files in a folder. */
export default function coursePlugin(context: LoadContext, options: Options): Plugin<Content> {
  const {pathOf, read, route} = collectionPages(context, options, options.chapters);

  return {
    name: 'course',

    getPathsToWatch: () => [join(context.siteDir, options.chapters, '*.mdx')],

    loadContent() {
      const names = readdirSync(join(context.siteDir, options.chapters)).filter((name) =>
        name.endsWith('.mdx'),
      );
      const exercises = parseCourse(names.map((name) => read(`${options.chapters}/${name}`)));
      const pages = [
        {
          permalink: pathOf(),
          title: 'Your first video: a course',
          description: 'Learn Remotion by doing. Each exercise compares your frames with a goal.',
        },
        ...exercises.map(({slug, title, description}) => ({
          permalink: pathOf(slug),
          title,
          description,
        })),
      ];
      return {exercises, pages};
    },

    contentLoaded({content: {exercises}, actions}) {
      const mapped = exercises.map((exercise) => ({
        ...linkTo(exercise),
        description: exercise.description,
      }));
      actions.addRoute(route<CourseMapProps>('course/CourseMap', {exercises: mapped}));
      exercises.forEach((exercise, at) => {
        const {slug, chapter, place} = exercise;
        const [previous, next] = [exercises[at - 1], exercises[at + 1]];
        const page = route<ExercisePageProps>(
          'course/ExercisePage',
          {
            exercise,
            programs: programsOf(exercise),
            number: at + 1,
            total: exercises.length,
            previous: previous ? linkTo(previous) : null,
            next: next ? linkTo(next) : null,
          },
          slug,
        );
        const sourceFilePath = `${options.chapters}/${chapter}-${place}-${slug}.mdx`;
        actions.addRoute({...page, metadata: {sourceFilePath}});
      });
    },
  };
}

const linkTo = ({slug, title, chapter, place}: Exercise): ExerciseLink => ({
  slug,
  title,
  chapter,
  place,
});
