import {basename} from 'node:path';
import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import {z} from 'zod';
import {
  DEFAULT_SETTINGS,
  RULE_FORMS,
  chapters,
  otherSettings,
  parseMarkdown,
  readRule,
  settingMistake,
  type Exercise,
  type SettingName,
} from '../../src/build';
import {sentences, type Problem, type Source} from '../lib/collections/data-file';
import {text, uniqueList} from '../lib/collections/fields';
import {sectionsOf, type Section} from './sections';

/** How many words the task of an exercise may have. */
export const TASK_WORDS = {min: 60, max: 150};

const HINTS = 2;

const NAME = /^(\d)-(\d)-([a-z0-9]+(?:-[a-z0-9]+)*)\.mdx$/;

const setting = (name: SettingName, ifMissing: number) =>
  z
    .number()
    .default(ifMissing)
    .superRefine((value, context) => {
      const mistake = settingMistake(name, value);
      if (mistake !== null) {
        context.addIssue({code: 'custom', message: `is ${value}. ${mistake.replace(/\.$/, '')}`});
      }
    });

const codeParts = z.array(text).default([]);

const frontMatterSchema = z
  .object({
    title: text,
    description: text
      .refine((value) => value.length >= 50, 'has fewer than 50 characters. Write 50 to 160')
      .refine((value) => value.length <= 160, 'has more than 160 characters. Write 50 to 160'),
    width: setting('width', DEFAULT_SETTINGS.width),
    height: setting('height', DEFAULT_SETTINGS.height),
    fps: setting('fps', DEFAULT_SETTINGS.fps),
    duration: setting('duration', 60),
    frames: uniqueList(z.number().int('is no whole number').nonnegative('is below 0'))
      .refine((frames) => frames.length >= 3, 'has fewer than 3 frames')
      .refine((frames) => frames.length <= 8, 'has more than 8 frames')
      .refine(
        (frames) => frames.every((frame, at) => at === 0 || frame > (frames[at - 1] ?? 0)),
        'is not in ascending order',
      ),
    threshold: z.number().positive('is not above 0').max(20, 'is above 20 percent').default(0.05),
    compare: z.boolean().default(true),
    export: z.boolean().default(false),
    rules: uniqueList(
      text.refine(
        (rule) => readRule(rule) !== null,
        (rule) => ({
          message: `has no rule "${rule}". Write one like these: ${RULE_FORMS.join(', ')}`,
        }),
      ),
    ).default([]),
    mistakes: z
      .array(z.object({code: codeParts, without: codeParts, say: text}).strict())
      .default([]),
  })
  .strict()
  .refine(
    ({frames, duration}) => frames.every((frame) => frame < duration),
    ({duration}) => ({
      path: ['frames'],
      message: `names a frame after the last one, which is ${duration - 1}`,
    }),
  );

/** What is read from a file: the exercise if the file is right, and what is wrong with it. */
type Read = {exercise: Exercise | null; problems: Problem[]};

/**
 * Reads an exercise: its front matter, its task, and the sections "Start", "Solution" and "Hint",
 * with "Goal" where the goal is not the solution.
 */
export function readExercise({file, content}: Source): Read {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({file, line, message});

  const [, chapterText, placeText, slug = ''] = NAME.exec(basename(file)) ?? [];
  const chapter = Number(chapterText);
  const place = Number(placeText);
  if (!chapters.some(({number}) => number === chapter)) {
    report(
      1,
      `The name has no number of a chapter. Write for example 1-2-move-a-ball.mdx, with chapters from 1 to ${chapters.length}.`,
    );
  }

  const [, yaml] = /^---\n([\s\S]*?\n)---\n/.exec(content) ?? [];
  if (yaml === undefined) {
    report(1, 'There is no front matter. Begin with ---, the title and the other fields, and ---.');
    return {exercise: null, problems};
  }
  const frontMatter = readFrontMatter(yaml, report);

  const headLines = yaml.split('\n').length + 1;
  const body = content.split('\n').slice(headLines).join('\n');
  const parts = partsOf(sectionsOf(body, headLines + 1), report);

  if (frontMatter === null || parts === null || problems.length > 0) {
    return {exercise: null, problems};
  }
  const {title, description, width, height, fps, duration, frames, threshold, rules, mistakes} =
    frontMatter;
  const settings = {width, height, fps, duration};
  return {
    exercise: {
      slug,
      chapter,
      place,
      title,
      description,
      settings,
      others: rules.flatMap((name) => otherSettings(readRule(name), settings)?.settings ?? []),
      frames,
      threshold,
      isCompared: frontMatter.compare,
      rules,
      mistakes,
      canExport: frontMatter.export,
      ...parts,
    },
    problems,
  };
}

type Report = (line: number, message: string) => void;

function readFrontMatter(yaml: string, report: Report): z.output<typeof frontMatterSchema> | null {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter});
  // One line for the dashes above.
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    report(
      lineAt(error.pos[0]),
      `The front matter is no valid YAML: ${error.message.split('\n')[0]}`,
    );
    return null;
  }
  const {contents} = document;
  const lineOf = (key: unknown): number => {
    const pair = isMap(contents)
      ? contents.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    return pair && isScalar(pair.key) && pair.key.range ? lineAt(pair.key.range[0]) : 1;
  };
  const result = frontMatterSchema.safeParse(document.toJS());
  if (result.success) {
    return result.data;
  }
  for (const issue of result.error.issues) {
    for (const {path, message} of sentences(
      issue,
      'This exercise',
      frontMatterSchema._def.schema,
    )) {
      report(lineOf(path[0]), message);
    }
  }
  return null;
}

type Parts = Pick<Exercise, 'task' | 'start' | 'solution' | 'why' | 'goal' | 'hints'>;

const HEADINGS = ['Start', 'Solution', 'Goal', 'Hint'];

function partsOf(sections: Section[], report: Report): Parts | null {
  const [intro, ...named] = sections;
  const all = (name: string) => named.filter(({heading}) => heading === name);
  for (const {line, heading} of named) {
    if (!HEADINGS.includes(heading ?? '')) {
      report(line, `There is no section "${heading}". The sections are ${HEADINGS.join(', ')}.`);
    }
  }
  const only = (name: string): Section | null => {
    const [first, second] = all(name);
    if (!first || second) {
      report(second?.line ?? 1, `Write one section "## ${name}".`);
      return null;
    }
    return first;
  };
  const codeOf = (section: Section | null | undefined): string => {
    const [fence, second] = section?.fences ?? [];
    if (section && (!fence || second || fence.language !== 'tsx')) {
      report(section.line, `The section "${section.heading}" needs one fence of tsx.`);
    }
    return fence?.code ?? '';
  };
  const task = intro?.prose ?? '';
  const words = countWords(task);
  if (words < TASK_WORDS.min || words > TASK_WORDS.max) {
    report(
      intro?.line ?? 1,
      `The task has ${words} words. Write ${TASK_WORDS.min} to ${TASK_WORDS.max}.`,
    );
  }
  const start = only('Start');
  const solution = only('Solution');
  const [goal] = all('Goal');
  if (solution?.prose === '') {
    report(solution.line, 'The solution has no paragraph that says why it works. Write it below.');
  }
  const hints = all('Hint');
  if (hints.length !== HINTS || hints.some(({prose}) => prose === '')) {
    report(hints[0]?.line ?? 1, `Write ${HINTS} sections "## Hint", with a sentence each.`);
  }
  if (!start || !solution) {
    return null;
  }
  return {
    task: parseMarkdown(task),
    start: codeOf(start),
    solution: codeOf(solution),
    why: parseMarkdown(solution.prose),
    goal: codeOf(goal ?? solution),
    hints: hints.map(({prose}) => parseMarkdown(prose)),
  };
}

/** Words of Markdown, without the targets of its links. */
function countWords(markdown: string): number {
  return markdown.replace(/\]\([^)]*\)/g, ']').match(/[A-Za-z0-9][\w'’.-]*/g)?.length ?? 0;
}
