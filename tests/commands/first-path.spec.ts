import path from 'node:path';
import {FIRST_PATH} from '../../scripts/content/commands/first-path';
import {followRun} from '../../scripts/content/commands/follow-page';
import {findUnmarkedCommands, pageSteps} from '../../scripts/content/commands/page-steps';
import type {ReaderProject} from '../../scripts/content/commands/reader-project';
import {tryStudio} from '../../scripts/content/commands/shell';
import {videoFacts} from '../../scripts/content/commands/video-facts';
import {scanMarkdown, type MarkdownFile} from '../../scripts/content/markdown';
import {expectNoProblems} from '../../scripts/content/problems';
import {readText} from '../../scripts/content/project';
import {BLANK, BLANK_TODAY, expect, test} from './test';

const firstPath = FIRST_PATH.map((file) => scanMarkdown(file, readText(file)));

type Way = {commands: number; written: string[]};

/** Does what the pages say, from the first line to the last. */
const follow = async (
  project: ReaderProject,
  template: string[],
  pages: MarkdownFile[],
): Promise<Way> => {
  const way: Way = {commands: 0, written: []};
  project.startFrom(template);
  project.uninstall();
  project.install(['remotion', '@remotion/cli', 'react', 'react-dom']);
  for (const page of pages) {
    for (const step of pageSteps(page)) {
      if (step.kind === 'edit') {
        project.write(step.path, step.content);
      } else if (step.kind === 'install') {
        project.install(step.packages);
      } else if (step.kind === 'studio') {
        await tryStudio(project, step.command);
        way.commands++;
      } else {
        const {problems, written} = await followRun(project, page, step);
        expectNoProblems(problems);
        way.commands += step.commands;
        way.written.push(...written);
      }
    }
  }
  return way;
};

test('the first path marks each of its commands', () => {
  expectNoProblems(firstPath.flatMap((page) => findUnmarkedCommands(page)));
});

const expectVideos = async (project: ReaderProject, written: string[]): Promise<void> => {
  const videos = written.filter((file) => /\.(mp4|webm|gif)$/.test(file));
  expect(videos.filter((file) => file.endsWith('.mp4'))).not.toEqual([]);
  for (const file of videos) {
    const video = await videoFacts(path.join(project.folder, file));
    console.log(`${file}: ${JSON.stringify(video)}`);
    expect(video).toMatchObject({width: 1280, height: 720});
    expect(video.duration).toBeCloseTo(3, 0);
    // Ten frames of each second are looked at. The first is empty, and then the title moves.
    expect(video.drawn).toBeGreaterThan(20);
    expect(video.changes).toBeGreaterThan(5);
  }
};

test('the first path leads from the Blank template to a video', async ({project}) => {
  const {commands, written} = await follow(project, BLANK, firstPath);
  await expectVideos(project, written);
  console.log(
    `${commands} commands on ${firstPath.length} pages ran, and wrote ${written.length} files`,
  );
});

test('the first page leads to a video from the newest Blank template as well', async ({
  project,
}) => {
  const {written} = await follow(project, BLANK_TODAY, firstPath.slice(0, 1));
  await expectVideos(project, written);
});
