import {followPage} from '../../scripts/content/commands/follow-page';
import {FIRST_PATH} from '../../scripts/content/commands/first-path';
import {findMarkMistakes, pageSteps} from '../../scripts/content/commands/page-steps';
import {createFingerprints, readPassed, recordPass} from '../../scripts/content/commands/passed';
import {installedPackages} from '../../scripts/content/commands/reader-project';
import {checkRootExports} from '../../scripts/content/commands/root-export';
import {count, expectNoProblems} from '../../scripts/content/problems';
import {readMarkdown} from '../../scripts/content/project';
import {expect, test, WITH_STAND_INS} from './test';

const pages = readMarkdown(['docs']);

const marked = pages
  .filter(({file}) => !FIRST_PATH.includes(file))
  .map((page) => ({
    page,
    commands: pageSteps(page).reduce(
      (sum, step) => sum + (step.kind === 'run' ? step.commands : 0),
      0,
    ),
  }))
  .filter(({commands}) => commands > 0);

const passed = readPassed();
const fingerprintOf = createFingerprints();

test('at least 40 commands are marked, each mark in a block that can run', () => {
  const commands = marked.reduce((sum, page) => sum + page.commands, 0);
  const changed = marked.filter(({page}) => passed[page.file] !== fingerprintOf(page));
  console.log(
    `${count(commands, 'command')} on ${count(marked.length, 'page')} marked. Since they passed, ${count(changed.length, 'page')} changed`,
  );
  expectNoProblems(pages.flatMap((page) => findMarkMistakes(page)));
  expect(commands).toBeGreaterThanOrEqual(40);
});

test("root files can be pasted over the template's", () => {
  const {files, problems} = checkRootExports(pages);
  console.log(`${count(files, 'root file')} checked`);
  expectNoProblems(problems);
  expect(files).toBeGreaterThan(30);
});

for (const {page, commands} of marked) {
  const fingerprint = fingerprintOf(page);
  test(`${page.file} shows commands that run as typed`, async ({project}) => {
    test.skip(passed[page.file] === fingerprint, 'They passed, and nothing has changed since.');
    expectNoProblems(findMarkMistakes(page));
    project.startFrom(WITH_STAND_INS);
    project.install(installedPackages());
    const result = await followPage(project, page);
    expectNoProblems(result.problems);
    expect(result.commands).toBe(commands);
    recordPass(page.file, fingerprint);
  });
}
