import path from 'node:path';
import {expect, test} from '@playwright/test';
import {changesBetween} from '../../src/features/demos/changes';
import {color, select, slider, text, toggle} from '../../src/features/demos/controls';
import type {AnyDemo} from '../../src/features/demos/define';
import {demos} from '../../src/features/demos/registry';
import {checkDemoFacts, checkDemoTags, codeAsPages, valuesToTry} from '../../scripts/content/demos';
import {scanMarkdown} from '../../scripts/content/markdown';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {listFiles, readMarkdown} from '../../scripts/content/project';
import {checkSnippets} from '../../scripts/content/snippets';

const ids = Object.keys(demos);

const BROKEN: AnyDemo = {
  title: '',
  alternative: 'A dot',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 30,
  initialFrame: 30,
  controls: {
    size: slider({label: 'size', min: 0, max: 10, step: 4, value: 5}),
    gone: toggle({label: '', value: true, when: {sise: [true]}}),
    look: select({label: 'look', options: ['flat', 'round'], value: 'flat'}),
    never: color({label: 'color', value: '#FFF', when: {look: ['square']}}),
  },
  load: () => Promise.reject(new Error('Not needed')),
};

test('every demo has a title, a text alternative, a size and a schema that fits its values', () => {
  const {controls, problems} = checkDemoFacts(demos);
  console.log(`demos: ${count(ids.length, 'demo')} with ${count(controls, 'control')}`);
  expectNoProblems(problems);
});

test('the registry lists the folders of demos, no more and no less', () => {
  const folders = listFiles('src/features/demos/demos')
    .map((file) => /demos\/([^/]+)\/definition\.ts$/.exec(file)?.[1])
    .filter((id) => id !== undefined);
  console.log(`demos: ${count(folders.length, 'folder')}`);
  expect([...ids].sort()).toEqual([...folders].sort());
});

test('the code of every demo compiles at its first values and at the ends of every control', () => {
  const {blocks, problems} = checkSnippets(codeAsPages(demos));
  console.log(`demos: ${count(blocks, 'block')} of ${count(ids.length, 'demo')} compiled`);
  expectNoProblems(problems);
});

test('pages show demos that exist', () => {
  const {tags, problems} = checkDemoTags(readMarkdown(), ids);
  console.log(`demos: ${count(tags, 'tag')} on pages`);
  expectNoProblems(problems);
});

test('a demo with wrong facts or code that does not compile is reported', () => {
  const file = 'src/features/demos/demos/broken/definition.ts:1';
  expect(formatProblems(checkDemoFacts({broken: BROKEN}).problems)).toEqual([
    `${file}: The demo has no title.`,
    `${file}: The text alternative has to say in a sentence what is to be seen.`,
    `${file}: The initial frame 30 is after the last, 29.`,
    `${file}: The control "size" cannot return to 5 in steps of 4 from 0.`,
    `${file}: The control "gone" has no label.`,
    `${file}: The control "gone" waits for "sise". Did you mean size?`,
    `${file}: The control "never" starts with "#FFF". Write a color as #rrggbb in small letters.`,
    `${file}: The control "never" waits for a value that "look" never has.`,
  ]);
  const folder = path.join(__dirname, 'remark/demos/__fixtures__/demos');
  expect(checkSnippets(codeAsPages({broken: BROKEN}, folder)).problems[0]?.message).toMatch(
    "'colour' does not exist in type",
  );
});

test('a page with an unknown demo is reported with the nearest one', () => {
  const page = scanMarkdown('docs/x.mdx', 'Text.\n\n<Demo id="sprin" />\n');
  expect(formatProblems(checkDemoTags([page], ids).problems)).toEqual([
    'docs/x.mdx:3: There is no demo "sprin". Did you mean spring?',
  ]);
});

test('a control is tried at its extremes while it is shown', () => {
  const tried = valuesToTry({
    kind: select({label: 'kind', options: ['a', 'b'], value: 'a'}),
    size: slider({label: 'size', min: 0, max: 9, step: 1, value: 5, when: {kind: ['b']}}),
    name: text({label: 'name', value: 'x', maxLength: 3}),
  });
  expect(tried).toContainEqual({kind: 'b', size: 9, name: 'x'});
  expect(tried).toContainEqual({kind: 'b', size: 9, name: 'A "'});
  expect(tried).toContainEqual({kind: 'a', size: 0, name: ''});
  expect(tried).toHaveLength(9);
});

test('what changed in code is the value, not the line', () => {
  expect(changesBetween('a\n  size: 10,\nb', 'a\n  size: 15,\nb')).toEqual([
    {line: 1, from: 8, to: 10},
  ]);
  expect(changesBetween('a\nb', 'a\n  c: 1,\nb')).toEqual([{line: 1, from: 2, to: 7}]);
  expect(changesBetween('a', 'a')).toEqual([]);
  expect(changesBetween('x: 100,', 'x: 10,')).toEqual([{line: 0, from: 3, to: 5}]);
});
