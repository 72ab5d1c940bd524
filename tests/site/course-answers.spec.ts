import {gradeSamples} from '../../scripts/content/course/grade-samples';
import {startGrader, type Grader} from '../../scripts/content/course/grader';
import {readCourse} from '../../scripts/content/course/samples';
import {count, expectNoProblems} from '../../scripts/content/problems';
import {chapters} from '../../src/features/course/outline';
import {expect, test as base} from '../helpers/test';

/** All chapters that a worker grades share one browser. */
const test = base.extend<object, {grader: Grader}>({
  grader: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs.
    async ({}, provide) => {
      const grader = await startGrader();
      await provide(grader);
      await grader.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});

const exercises = readCourse();

for (const {number, title} of chapters) {
  test(`right answers of "${title}" pass, and wrong ones are told what is wrong`, async ({
    grader,
  }) => {
    // Each answer draws a dozen frames or more.
    test.setTimeout(5 * 60_000);
    const ofChapter = exercises.filter(({chapter}) => chapter === number);
    const {graded, problems} = await gradeSamples(ofChapter, grader.grade);
    expectNoProblems(problems);
    console.log(`${count(ofChapter.length, 'exercise')}, ${count(graded, 'answer')}`);
    expect(graded).toBeGreaterThan(2 * ofChapter.length);
  });
}

test('a grader that lets everything pass is noticed in each exercise', async () => {
  const {graded, problems} = await gradeSamples(exercises, () => Promise.resolve(null));
  console.log(`${count(graded, 'answer')}, ${count(problems.length, 'problem')}`);
  const files = new Set(problems.map(({file}) => file));
  expect(exercises.filter(({slug}) => ![...files].some((file) => file.includes(slug)))).toEqual([]);
  expect(problems.map(({message}) => message)).toContainEqual(
    expect.stringMatching(/^This answer passed\. It has to fail, because it is the start/),
  );
});
