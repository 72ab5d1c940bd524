import path from 'node:path';
import {writerOf} from '../../plugins/framework/demo-code/write';
import type {Control, Controls, Value} from '../../src/features/demos/controls';
import {conditionsOf, defaultsOf, extremesOf} from '../../src/features/demos/controls';
import type {AnyDemo} from '../../src/features/demos/define';
import type {MarkdownFile} from './markdown';
import {didYouMean} from '../../plugins/lib/nearest-names';
import type {Problem} from './problems';
import {ROOT} from './project';

type Demos = Record<string, AnyDemo>;

const FOLDER = path.join(ROOT, 'src/features/demos/demos');
const VIDEO = 'Video.tsx';

const fileOf = (id: string): string => `src/features/demos/demos/${id}/definition.ts`;

/** What is wrong with the facts of the demos: texts, sizes, frames and the schema of the controls. */
export const checkDemoFacts = (demos: Demos): {controls: number; problems: Problem[]} => {
  const problems: Problem[] = [];
  let controls = 0;
  for (const [id, demo] of Object.entries(demos)) {
    const report = (message: string) => problems.push({file: fileOf(id), line: 1, message});
    const {title, alternative, durationInFrames, initialFrame = 0} = demo;
    if (!/^[a-z][a-z0-9-]*$/.test(id)) {
      report(`The id "${id}" is no folder name in kebab case.`);
    }
    if (title.trim() === '') {
      report('The demo has no title.');
    }
    if (alternative.length < 40 || !alternative.endsWith('.')) {
      report('The text alternative has to say in a sentence what is to be seen.');
    }
    if ([demo.width, demo.height, demo.fps, durationInFrames].some((size) => !(size > 0))) {
      report('Width, height, fps and duration are numbers above 0.');
    }
    if (initialFrame >= durationInFrames) {
      report(`The initial frame ${initialFrame} is after the last, ${durationInFrames - 1}.`);
    }
    for (const [name, control] of Object.entries(demo.controls)) {
      controls++;
      mistakesIn(control, demo.controls).forEach((mistake) =>
        report(`The control "${name}" ${mistake}`),
      );
    }
  }
  return {controls, problems};
};

const mistakesIn = (control: Control, controls: Controls): string[] => {
  const mistakes: string[] = [];
  if (control.label.trim() === '') {
    mistakes.push('has no label.');
  }
  if (control.kind === 'slider') {
    const {min, max, step, value} = control;
    const steps = (value - min) / step;
    if (!(min < max) || !(step > 0) || value < min || value > max) {
      mistakes.push(`starts at ${value}, which is not between ${min} and ${max}.`);
    } else if (Math.abs(steps - Math.round(steps)) > 1e-6) {
      mistakes.push(`cannot return to ${value} in steps of ${step} from ${min}.`);
    }
  }
  if (control.kind === 'select' && !control.options.includes(control.value)) {
    mistakes.push(
      `starts with "${control.value}".${didYouMean(control.value, control.options) || ' It is no option.'}`,
    );
  }
  if (control.kind === 'color' && !/^#[0-9a-f]{6}$/.test(control.value)) {
    mistakes.push(`starts with "${control.value}". Write a color as #rrggbb in small letters.`);
  }
  for (const [name, wanted] of Object.entries(control.when ?? {})) {
    const other = controls[name];
    const possible: readonly Value[] = other ? extremesOf(other) : [];
    if (!other) {
      mistakes.push(`waits for "${name}".${didYouMean(name, Object.keys(controls))}`);
    } else if (wanted.some((value) => !possible.includes(value))) {
      mistakes.push(`waits for a value that "${name}" never has.`);
    }
  }
  return mistakes;
};

/**
 * The values to try a demo with: the first ones, then each control at its extremes while it is
 * shown, and all controls at their lowest and at their highest.
 */
export const valuesToTry = (controls: Controls): Record<string, Value>[] => {
  const defaults: Record<string, Value> = defaultsOf(controls);
  const each = Object.entries(controls).flatMap(([name, control]) =>
    conditionsOf(control).flatMap((conditions) =>
      extremesOf(control).map((value) => ({...defaults, ...conditions, [name]: value})),
    ),
  );
  const ends = (at: 0 | -1) =>
    Object.fromEntries(
      Object.entries(controls).map(([name, control]) => [
        name,
        extremesOf(control).at(at) ?? control.value,
      ]),
    );
  return [defaults, ...each, ends(0), ends(-1)];
};

/**
 * The code of every demo for all values to try, as the blocks of one page each.
 *
 * @param folder where the demos' folders are
 */
export const codeAsPages = (demos: Demos, folder = FOLDER): MarkdownFile[] =>
  Object.entries(demos).map(([id, demo]) => ({
    file: fileOf(id),
    frontMatter: {data: null, lines: {}, errors: []},
    fences: [
      ...new Set(valuesToTry(demo.controls).map(writerOf(path.join(folder, id, VIDEO)))),
    ].map((code, index) => ({
      // Blocks are told apart by their line.
      line: index + 1,
      language: 'tsx',
      meta: '',
      code,
      closed: true,
    })),
    headings: [],
    links: [],
    pictures: [],
    ids: [],
    partials: [],
    tags: [],
  }));

/** Pages that show a demo that does not exist. */
export const checkDemoTags = (
  pages: MarkdownFile[],
  ids: string[],
): {tags: number; problems: Problem[]} => {
  const tags = pages.flatMap(({file, tags}) =>
    tags.filter(({name}) => name === 'Demo').map((tag) => ({file, ...tag})),
  );
  const problems = tags
    .filter(({attributes}) => !ids.includes(String(attributes.id)))
    .map(({file, line, attributes}) => ({
      file,
      line,
      message: `There is no demo "${attributes.id}".${didYouMean(String(attributes.id), ids)}`,
    }));
  return {tags: tags.length, problems};
};
