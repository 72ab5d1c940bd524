import type {MarkdownFile} from '../markdown';
import type {Problem} from '../problems';
import {pageSteps, type Step} from './page-steps';
import type {ReaderProject} from './reader-project';
import {readable, runLines} from './shell';

type Run = Extract<Step, {kind: 'run'}>;

/** Commands that write files. */
const WRITES = /\bnpx remotion (?:render|still|bundle)\b/;

/**
 * Follows a page that a reader opened for its commands: types what stands above a command, and runs the
 * blocks marked `run`. A file that the page shows further down, and the project lacks, is there already.
 *
 * @returns how many commands were run, and the first thing that failed
 */
export async function followPage(
  project: ReaderProject,
  page: MarkdownFile,
): Promise<{commands: number; problems: Problem[]}> {
  const steps = pageSteps(page);
  for (const step of steps) {
    if (step.kind === 'edit' && !project.has(step.path)) {
      project.write(step.path, step.content);
    }
  }
  let commands = 0;
  for (const step of steps) {
    if (step.kind === 'edit') {
      project.write(step.path, step.content);
    } else if (step.kind === 'run') {
      const {problems} = await followRun(project, page, step);
      if (problems.length > 0) {
        return {commands, problems};
      }
      commands += step.commands;
    }
  }
  return {commands, problems: []};
}

/**
 * Runs one block, and checks that what it should write is there.
 *
 * @returns the files that it wrote, as paths from the project's folder
 */
export async function followRun(
  project: ReaderProject,
  page: MarkdownFile,
  {line, script}: Run,
): Promise<{written: string[]; problems: Problem[]}> {
  const before = project.files();
  const {output, failedLine} = await runLines(project, {script, line});
  const written = [...project.files()].flatMap(([file, state]) =>
    state.bytes > 0 && state.written !== before.get(file)?.written ? [file] : [],
  );
  const result = (where: number, message: string) => ({
    written: [],
    problems: [{file: page.file, line: where, message: `${message}\n${readable(output)}`}],
  });
  if (failedLine !== null) {
    const typed = script.split('\n')[failedLine - line]?.trim() ?? script;
    return result(failedLine, `"${typed}" fails as typed. The command says:`);
  }
  if (WRITES.test(script) && written.length === 0) {
    return result(line, 'This block wrote no file. Its commands say:');
  }
  return {written, problems: []};
}
