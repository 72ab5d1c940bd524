import {expect, test} from '@playwright/test';
import {FPS, FRAMES_PER_STEP, SCALE, synthesize, toWav} from '../../src/compositions/player/tune';
import {openSnapshot} from '../../plugins/lib/api-snapshot';
import {REF_CODE, changedProps, playerCode} from '../../src/features/player/code';
import {eventNames, methodEntries} from '../../src/features/player/reference';
import {
  DEFAULTS,
  DURATION,
  INITIAL,
  groups,
  withSetting,
  type SettingName,
  type Settings,
} from '../../src/features/player/switches';
import {scanMarkdown} from '../../scripts/content/markdown';
import {checkSnippets} from '../../scripts/content/snippets';

// One worker for all: the declarations of the packages are parsed once.
test.describe.configure({mode: 'default'});

const INPUT_PROPS = {title: "It's a \\ 'test'", color: '#5bc0ff', tune: [0, null, 3, null]};
const names = groups.flatMap(({settings}) => settings.map(({name}) => name));

const other: Settings = {
  ...Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? !value : value,
    ]),
  ),
  playbackRate: -1.5,
  initialFrame: 12,
  inFrame: 6,
  outFrame: 60,
  posterFillMode: 'composition-size',
} as Settings;

/** The pages' code as a page of documentation, so that the same check compiles it. */
const pageWith = (app: string): string => `---
title: Player
---

\`\`\`tsx title="App.tsx"
${app}
\`\`\`

\`\`\`tsx title="Sequencer.tsx"
import type React from 'react';

export const Cover: React.FC = () => null;
export const Sequencer: React.FC<{title: string; color: string; tune: (number | null)[]}> = () =>
  null;
\`\`\`
`;

const compile = (app: string) => checkSnippets([scanMarkdown('player.mdx', pageWith(app))]);

test('the code of the player page compiles, whatever is switched', () => {
  const single = names.map((name) => ({...INITIAL, [name]: other[name]}));
  const variants = [DEFAULTS, INITIAL, other, ...single];
  const codes = [...variants.map((settings) => playerCode(settings, INPUT_PROPS)), REF_CODE];
  const report = checkSnippets(
    codes.map((code, index) => scanMarkdown(`player-${index}.mdx`, pageWith(code))),
  );
  console.log(`${report.blocks} code blocks compiled`);
  expect(report.problems).toEqual([]);
  expect(report.blocks).toBe(codes.length * 2);
});

test('the compilation notices a prop that the player does not have', () => {
  const {problems} = compile(playerCode(INITIAL, INPUT_PROPS).replace('controls', 'kontrols'));
  expect(problems.map(({message}) => message).join()).toContain('kontrols');
});

test('the code names what was changed and nothing else', () => {
  expect(changedProps(DEFAULTS)).toEqual([]);
  expect(changedProps({...DEFAULTS, controls: true, clickToPlay: true})).toEqual(['controls']);
  expect(changedProps({...DEFAULTS, controls: true})).toEqual(['controls', 'clickToPlay={false}']);
  expect(changedProps({...DEFAULTS, spaceKeyToPlayOrPause: false})).toEqual([
    'spaceKeyToPlayOrPause={false}',
  ]);
});

test('the defaults are those of the package', () => {
  const {members = []} = openSnapshot().findExport('@remotion/player#Player').export;
  const known = names.map((name) => ({
    name,
    member: members.find((member) => member.name === name),
  }));
  console.log(`${known.length} props compared`);
  expect(known.filter(({member}) => !member)).toEqual([]);
  const written = (value: Settings[SettingName]) =>
    typeof value === 'string' ? `'${value}'` : String(value);
  const wrong = known.filter(
    ({name, member}) =>
      member!.default !== undefined && member!.default !== written(DEFAULTS[name]),
  );
  expect(wrong).toEqual([]);
  expect(known.filter(({member}) => member!.default !== undefined).length).toBeGreaterThan(10);
  expect([...names].sort()).toEqual(Object.keys(DEFAULTS).sort());
});

test('every event and method of the package is on the page', () => {
  const {members = []} = openSnapshot().findExport('@remotion/player#PlayerMethods').export;
  const documented = methodEntries.map(([name]) => name).sort();
  console.log(`${documented.length} methods, ${eventNames.length} events`);
  expect(documented).toEqual(members.map(({name}) => name).sort());
  const {signature} = openSnapshot().findExport('@remotion/player#EventTypes').export;
  const inPackage = [...signature.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
  expect([...eventNames].sort()).toEqual(inPackage.sort());
});

test('the player is never given what it refuses', () => {
  expect(withSetting(INITIAL, 'playbackRate', 0).playbackRate).not.toBe(0);
  expect(withSetting({...INITIAL, outFrame: 10}, 'inFrame', 50)).toMatchObject({
    inFrame: 9,
    outFrame: 10,
  });
  expect(withSetting({...INITIAL, inFrame: 50}, 'outFrame', 10)).toMatchObject({
    inFrame: 9,
    outFrame: 10,
  });
  expect(withSetting(INITIAL, 'inFrame', DURATION - 1).inFrame).toBeLessThan(DURATION - 1);
});

test('the tune of the demo is as long as its notes, and a sound file', () => {
  const samples = synthesize([0, null, SCALE.length - 1, null]);
  expect(samples.length).toBe(Math.round(((4 * FRAMES_PER_STEP) / FPS) * 22_050));
  expect(Math.max(...samples)).toBeLessThanOrEqual(1);
  expect(Math.max(...samples)).toBeGreaterThan(0.1);
  expect(Math.max(...synthesize([null, null]))).toBe(0);
  const file = Buffer.from(toWav(samples));
  expect(file.subarray(0, 4).toString()).toBe('RIFF');
  expect(file.readUInt32LE(40)).toBe(samples.length * 2);
});
