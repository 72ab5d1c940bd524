import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {GCP_REGIONS} from '@remotion/cloudrun/regions';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {expect, test} from '@playwright/test';
import {interpolate, interpolateColors} from 'remotion';
import {openSnapshot} from '../../plugins/lib/api-snapshot';
import {lambdaFacts} from '../../src/data/lambda-facts';
import {KNOBS, INITIAL_BLOOM, codeOf, motionsAt} from '../../src/features/home/Hero/bloom';
import {COUNTED_VERSION, COUNTS} from '../../src/features/home/Numbers/counts';
import {
  INITIAL_RECAP,
  commandLinesOf,
  durationOf,
  stillFrameOf,
} from '../../src/features/home/Parametrize/recap';
import {INITIAL_RELEASE, rootCodeOf} from '../../src/features/home/PreviewAndEdit/release';
import {PLACES, limits} from '../../src/features/home/RenderAnywhere/places';
import {WORKS} from '../../src/features/home/Showcase/works';
import {FURTHER, SHOWN} from '../../src/features/home/Templates/templates';
import {LAST_FRAME, dayAt} from '../../src/features/home/WriteInReact/day';
import showcase from '../../src/data/showcase.json';
import templates from '../../src/data/templates.json';
import {scanMarkdown} from '../../scripts/content/markdown';
import {ROOT} from '../../scripts/content/project';
import {checkSnippets} from '../../scripts/content/snippets';

/** Calls itself not yet released: src/data/package-status.ts says so. */
const UNRELEASED = ['@remotion/web-renderer'];

const plain = (lines: {text: string}[]): string =>
  lines.map(({text}) => text.replace(/[«»]/g, '')).join('\n');

test('the numbers are those of the packages', () => {
  const snapshot = openSnapshot();
  const packages = snapshot
    .packageNames()
    .filter((name) => !UNRELEASED.includes(name))
    .map((name) => snapshot.readPackage(name))
    .filter(({exports}) => exports.length > 0);
  const counted = {
    packages: packages.length,
    options: snapshot.readOptions().length,
    codecs: BrowserSafeApis.validCodecs.length,
  };
  console.log(counted);
  expect(COUNTS).toEqual(counted);
  expect([...new Set(packages.map(({version}) => version))]).toEqual([COUNTED_VERSION]);
  // The page says that all options are on the command line too.
  expect(snapshot.readOptions().filter(({cliFlag}) => !cliFlag)).toEqual([]);
  expect({...counted, codecs: counted.codecs + 1}).not.toEqual(COUNTS);
});

/** Constants that a package keeps to itself. */
const insideOf = (file: string): Record<string, unknown> =>
  createRequire(__filename)(join(ROOT, 'node_modules', '@remotion', file)) as Record<
    string,
    unknown
  >;

test('what limits a render is what the packages say', () => {
  const cloudRun = insideOf('cloudrun/dist/shared/constants.js');
  const inPackages = {
    mostTabs: Number(
      /Math\.min\((\d+), Math\.max\(1, maxCpus \/ 2\)\)/.exec(
        readFileSync(join(ROOT, 'node_modules/@remotion/renderer/dist/get-concurrency.js'), 'utf8'),
      )?.[1],
    ),
    lambdaFunctions: lambdaFacts.maxFunctionsPerRender,
    lambdaSeconds: lambdaFacts.timeoutInSeconds.max,
    lambdaMemoryInMb: lambdaFacts.memoryInMb.max,
    lambdaRegions: lambdaFacts.regions.length,
    cloudRunSeconds: cloudRun.DEFAULT_TIMEOUT,
    cloudRunMemory: /memoryLimit : '([^']+)'/.exec(
      readFileSync(
        join(ROOT, 'node_modules/@remotion/cloudrun/dist/api/deploy-service.js'),
        'utf8',
      ),
    )?.[1],
    cloudRunInstances: cloudRun.DEFAULT_MAX_INSTANCES,
    cloudRunRegions: GCP_REGIONS.length,
  };
  console.log(`${Object.keys(limits).length} limits compared`);
  expect(inPackages).toEqual(limits);
  expect({...inPackages, mostTabs: 9}).not.toEqual(limits);
});

/** Docs pages that a place sends its readers to. */
const docsPages = (): string[] =>
  readFileSync(join(ROOT, 'docs-routes.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');

test('each place leads to a page about itself', () => {
  const targets = PLACES.flatMap(({link, also}) => [link, ...(also ? [also] : [])]).map(
    ({to}) => to.split('#')[0]!,
  );
  const docs = targets.filter((to) => to.startsWith('/docs/'));
  console.log(`${targets.length} links`);
  expect(docs.filter((to) => !docsPages().includes(to))).toEqual([]);
  expect(new Set(targets.filter((to) => to !== '/docs/render')).size).toBe(targets.length - 2);
  // The list of all APIs is no answer to "how do I render here?".
  expect(targets).not.toContain('/docs/api');
  expect(targets).toContain('/docs/cloudrun');
  expect(docsPages()).not.toContain('/docs/no-such-page');
});

test('the ways to start a render are there', () => {
  const snapshot = openSnapshot();
  console.log(`${PLACES.length} places`);
  expect(PLACES.map(({start}) => start)).toEqual([
    'npx remotion render',
    'renderMedia()',
    'renderMediaOnLambda()',
    'renderMediaOnCloudrun()',
    '<Player />',
  ]);
  expect(snapshot.findCommand('render').command).toBe('render');
  for (const name of [
    '@remotion/renderer#renderMedia',
    '@remotion/lambda/client#renderMediaOnLambda',
    '@remotion/cloudrun#renderMediaOnCloudrun',
    '@remotion/player#Player',
  ]) {
    expect(snapshot.findExport(name).export.name).toBeTruthy();
  }
});

test('every template is named once, as the data names it', () => {
  const named = [...SHOWN, ...FURTHER].map(({name, title}) => ({name, title}));
  const byName = (list: {name: string; title: string}[]) =>
    list.map(({name, title}) => `${name}: ${title}`).sort();
  console.log(`${named.length} templates`);
  expect(byName(named)).toEqual(byName(templates));
  expect(byName(named.slice(1))).not.toEqual(byName(templates));
});

/** What the page says about a work and the data does not. */
function falsehoods(works: typeof WORKS): string[] {
  return works.flatMap((work) => {
    const entry = showcase.find(({slug}) => slug === work.slug);
    if (!entry) {
      return [`${work.slug}: not in the showcase`];
    }
    const wrong = (['title', 'width', 'height', 'year'] as const).filter(
      (name) => entry[name] !== work[name],
    );
    const addresses = [entry.author?.url, ...entry.links.map(({url}) => url)];
    return [
      ...wrong.map((name) => `${work.slug}: ${name}`),
      ...(entry.author?.name === work.by ? [] : [`${work.slug}: by`]),
      ...(addresses.includes(work.to) ? [] : [`${work.slug}: to`]),
      ...(entry.links.some(({type}) => type === 'source-code') === work.hasSource
        ? []
        : [`${work.slug}: hasSource`]),
    ];
  });
}

test('the works are as the showcase has them', () => {
  console.log(`${WORKS.length} works`);
  expect(falsehoods(WORKS)).toEqual([]);
  expect(falsehoods([{...WORKS[0]!, year: 1999, by: 'Nobody'}])).toHaveLength(2);
});

const bloomVariants = [
  INITIAL_BLOOM,
  ...KNOBS.flatMap(({name, min, max}) => [
    {...INITIAL_BLOOM, [name]: min},
    {...INITIAL_BLOOM, [name]: max},
  ]),
];

test('the code beside the flower draws the flower, whatever the sliders say', () => {
  const sources = bloomVariants.map((props) => ({props, code: plain(codeOf(props))}));
  // Runs apart: Playwright has a JSX of its own.
  const program = `
    import React from 'react';
    import {renderToStaticMarkup} from 'react-dom/server';
    import * as remotion from 'remotion';
    import {transform} from 'sucrase';
    import {BloomFrame} from './src/compositions/home/Bloom';
    import * as petals from './src/compositions/home/petals';
    const fps = 30;
    const draw = (code, frame) => {
      const {code: script} = transform(code, {transforms: ['typescript', 'jsx', 'imports']});
      const modules = {
        react: React,
        remotion: {...remotion, useCurrentFrame: () => frame, useVideoConfig: () => ({fps})},
        './petals': petals,
      };
      const exports = {};
      new Function('exports', 'require', 'React', script)(exports, (name) => modules[name], React);
      return renderToStaticMarkup(React.createElement(exports.Bloom));
    };
    const picture = (props, frame) =>
      renderToStaticMarkup(React.createElement(BloomFrame, {...props, frame, fps}));
    let compared = 0;
    const wrong = [];
    const sources = ${JSON.stringify(sources)};
    const differs = (name, one, two, frame) =>
      picture({...sources[0].props, [name]: one}, frame) !==
      picture({...sources[0].props, [name]: two}, frame);
    for (const {props, code} of sources) {
      for (const frame of [0, 9, 30, 48, 84, 130, 149]) {
        compared++;
        if (draw(code, frame) !== picture(props, frame)) wrong.push([props, frame]);
      }
    }
    // The last step of a slider, in the frame that the player jumps to, is to be seen too.
    const unseen = ${JSON.stringify(KNOBS)}.filter(({name, min, max, tellingFrame}) =>
      !differs(name, min, min + 1, tellingFrame) || !differs(name, max - 1, max, tellingFrame));
    console.log('report:' + JSON.stringify({compared, wrong, unseen}));`;
  const {stdout, stderr} = spawnSync('npx', ['tsx', '-e', program], {cwd: ROOT, encoding: 'utf8'});
  expect(stdout, stderr).toContain('report:');
  const report = JSON.parse(stdout.slice(stdout.indexOf('report:') + 'report:'.length)) as {
    compared: number;
    wrong: unknown[];
    unseen: unknown[];
  };
  console.log(`${report.compared} pictures compared`);
  expect(report.wrong).toEqual([]);
  expect(report.unseen).toEqual([]);
  expect(report.compared).toBe(bloomVariants.length * 7);
});

const pageWith = (code: string): string => `---
title: Home
---

\`\`\`tsx title="Bloom.tsx"
${code}
\`\`\`

\`\`\`tsx title="petals.tsx"
import type React from 'react';

export const smooth = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
export const Night: React.FC<{children: React.ReactNode}> = () => null;
export const Petal: React.FC<{at: number; turn: number; size: number}> = () => null;
\`\`\`
`;

const rootPage = (code: string): string => `---
title: Root
---

\`\`\`tsx
import {Composition} from 'remotion';
import {z} from 'zod';

const releaseSchema = z.object({title: z.string(), accent: z.string(), bars: z.number()});
const Release: React.FC<z.infer<typeof releaseSchema>> = () => null;

export const Root = () => (
${code}
);
\`\`\`
`;

test('the code of the page compiles, and so does what a reader types into it', () => {
  const titles = ['Version 2.0', "It's \\ 'out'", '«»', ''];
  const pages = [
    ...bloomVariants.map((props) => pageWith(plain(codeOf(props)))),
    ...titles.map((title) => rootPage(plain(rootCodeOf({...INITIAL_RELEASE, title})))),
  ];
  const {blocks, problems} = checkSnippets(
    pages.map((page, index) => scanMarkdown(`home-${index}.mdx`, page)),
  );
  console.log(`${blocks} code blocks compiled`);
  expect(problems).toEqual([]);
  const broken = pageWith(plain(codeOf(INITIAL_BLOOM)).replace('damping: ', 'dumping: '));
  expect(checkSnippets([scanMarkdown('home.mdx', broken)]).problems).toHaveLength(1);
});

test('the day is what its code computes', () => {
  const frames = Array.from({length: LAST_FRAME + 1}, (_, frame) => frame);
  const colors = [0, LAST_FRAME / 2, LAST_FRAME].map((frame) => dayAt(frame).sky);
  for (const frame of frames) {
    const {x, y, sky} = dayAt(frame);
    expect(x).toBeCloseTo(interpolate(frame, [0, 60], [5, 95]), 1);
    expect(Math.abs(y - (78 - 56 * Math.sin((frame / 60) * Math.PI)))).toBeLessThan(0.051);
    const channels = (text: string) => text.match(/\d+/g)!.slice(0, 3).map(Number);
    const expected = channels(interpolateColors(frame, [0, 30, 60], colors));
    channels(sky).forEach((value, index) =>
      expect(Math.abs(value - expected[index]!), `${frame}: ${sky}`).toBeLessThanOrEqual(1),
    );
  }
  console.log(`${frames.length} frames compared`);
  expect(dayAt(20).x).not.toBeCloseTo(interpolate(21, [0, 60], [5, 95]), 1);
});

test('a shell reads the props of the video out of its command', () => {
  test.skip(process.platform === 'win32', 'needs a POSIX shell');
  const names = ['Ada', "D'Arcy O'Neil", '"$(date)"', 'back\\slash', '`x` !'];
  const read = (command: string) =>
    spawnSync('sh', ['-c', command.replace(/^npx remotion render Recap --props=/, 'printf %s ')], {
      encoding: 'utf8',
    }).stdout;
  for (const name of names) {
    const props = {...INITIAL_RECAP, name};
    expect(JSON.parse(read(plain(commandLinesOf(props))))).toEqual(props);
  }
  console.log(`${names.length} commands read`);
  expect(() => void JSON.parse(read("npx remotion render Recap --props='D'Arcy'"))).toThrow();
});

test('a day more makes the video longer, and its still stays inside', () => {
  const longer = {...INITIAL_RECAP, values: [...INITIAL_RECAP.values, 8]};
  expect(durationOf(longer)).toBe(durationOf(INITIAL_RECAP) + 10);
  expect(stillFrameOf(longer)).toBeLessThan(durationOf(longer));
});

test('each motion of the flower has its frames', () => {
  expect([0, 60, 115, 130, 149].map((frame) => motionsAt(frame, INITIAL_BLOOM))).toEqual([
    'open',
    'turn',
    '',
    'close',
    '',
  ]);
});
