import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {collectPacks} from '../../plugins/type-files/packs';
import type {SymbolPage, SymbolPages} from '../../plugins/type-files/pages';
import {COMPILER_OPTIONS as EXAMPLE_OPTIONS} from '../../plugins/snippets/compiler';
import {gzipSize} from '../../scripts/lib/gzip';
import {ROOT} from '../../scripts/lib/root';
import {liveModules} from '../../src/features/live/modules';
import {COMPILER_OPTIONS} from '../../src/features/live/types/compiler-options';
import {createTypeService} from '../../src/features/live/types/service';

// One worker for all: the packages are read once.
test.describe.configure({mode: 'default'});

const EXAMPLES = join(ROOT, 'src/features/playground/examples');

const {packs, needs} = collectPacks(ROOT, liveModules);
const PAGE: SymbolPage = {url: '/docs/spring', about: 'Animate a value like a spring.'};

/** The service, over the packs that were made for editors. */
function open({without = ''} = {}) {
  const pages: SymbolPages = {spring: PAGE, Sequence: PAGE};
  const loaded: string[] = [];
  const missing: string[] = [];
  const service = createTypeService({
    needs,
    onMissing: (name) => missing.push(name),
    async load(name) {
      const pack = packs[name];
      if (!pack || name === without) {
        throw new Error(`There is no ${name}.`);
      }
      loaded.push(name);
      return {...pack, pages: name === 'remotion' ? pages : {}};
    },
  });
  return {service, loaded, missing};
}

const messagesOf = async (code: string, options = {}) => {
  const {service} = open(options);
  await service.start();
  await service.update('/code.tsx', code);
  return (await service.mistakes('/code.tsx')).map(({message}) => message);
};

test('live code is read as the check of the examples reads it', () => {
  const {types, ...shared} = COMPILER_OPTIONS;
  console.log(`live types: ${Object.keys(shared).length} compiler options compared`);
  expect(EXAMPLE_OPTIONS).toMatchObject(shared);
  expect(types).toEqual([]);
});

test('every module that live code can import has its types', async () => {
  const uses = liveModules.map((name, index) => `import * as m${index} from '${name}';`);
  const names = liveModules.map((_, index) => `m${index}`);
  const code = `${uses.join('\n')}\nexport const all: object[] = [${names.join(', ')}];\nexport const any: string[] = [${names.join(', ')}];`;
  // The second list is wrong in each place, unless a module is of the type that takes everything.
  expect(await messagesOf(code)).toHaveLength(liveModules.length);
  console.log(`live types: ${liveModules.length} modules in ${Object.keys(packs).length} packages`);
});

test('every example of the playground fits its types', async () => {
  const {service} = open();
  await service.start();
  const names = readdirSync(EXAMPLES).filter((name) => name.endsWith('.tsx'));
  for (const name of names) {
    await service.update(`/${name}`, readFileSync(join(EXAMPLES, name), 'utf8'));
    expect(await service.mistakes(`/${name}`), name).toEqual([]);
  }
  console.log(`live types: ${names.length} examples checked`);
  expect(names.length).toBeGreaterThan(5);
});

test('a mistake is told in words, at its place, with the page of what it is about', async () => {
  const {service} = open();
  await service.start();
  const code = `import {Sequence} from 'remotion';
export const A: React.FC = () => <Sequence from="a">b</Sequence>;`;
  await service.update('/code.tsx', code);
  const from = code.indexOf('from=');
  expect(await service.mistakes('/code.tsx')).toEqual([
    {
      from,
      to: from + 'from'.length,
      message: "Type 'string' is not assignable to type 'number'.",
      page: PAGE,
    },
  ]);
});

test('what the preview tells is not told again: wrong syntax, and modules that are not there', async () => {
  expect(await messagesOf('export const a: number = "a";')).toHaveLength(1);
  expect(await messagesOf('export const a: number = "a";\nexport const B = (;')).toEqual([]);
  expect(await messagesOf("import fs from 'fs';\nexport const a = fs;")).toEqual([]);
});

test('code whose types did not load is not called wrong', async () => {
  const code = `import {interpolate} from 'remotion';\nexport const a: string = interpolate(1, [0, 1], [0, 1]);`;
  expect(await messagesOf(code)).toHaveLength(1);
  expect(await messagesOf(code, {without: 'zod'})).toEqual([]);
  const {service, missing} = open({without: 'remotion'});
  await service.start();
  await service.update('/code.tsx', code);
  expect(missing).toEqual(['remotion']);
  await expect(open({without: 'typescript'}).service.start()).rejects.toThrow(/typescript/);
});

test('only the packages that code imports are loaded', async () => {
  const {service, loaded} = open();
  await service.start();
  expect(loaded).toEqual(['typescript', '@types/react', 'csstype']);
  await service.update('/code.tsx', "import {noise2D} from '@remotion/noise';\nvoid noise2D;");
  expect(loaded.slice(3)).toEqual(['@remotion/noise']);
  const sizes = Object.values(packs).map((pack) => gzipSize(JSON.stringify(pack)));
  const base = loaded.slice(0, 3).map((name) => gzipSize(JSON.stringify(packs[name])));
  const sum = (bytes: number[]) => Math.round(bytes.reduce((all, one) => all + one, 0) / 1000);
  console.log(`live types: ${sum(sizes)} kB after gzip in all, ${sum(base)} kB of them always`);
});

test('suggestions and cards know what is there', async () => {
  const {service} = open();
  await service.start();
  const code = `import {spring, useVideoConfig, interpolate} from 'remotion';
const {fps} = useVideoConfig();
interpolate(1, [0, 1], [0, 1], {extrapolateLeft: ''});
spring({frame: 1, fps, config: {damping: 1}});
useVideoConfig().`;
  await service.update('/code.tsx', code);
  const after = (text: string) => code.indexOf(text) + text.length;
  const labelsAt = async (text: string) =>
    (await service.suggestions('/code.tsx', after(text), false))?.list.map(({label}) => label);
  expect(await labelsAt('useVideoConfig().')).toContain('durationInFrames');
  expect(await labelsAt("extrapolateLeft: '")).toEqual(
    expect.arrayContaining(['clamp', 'extend', 'identity', 'wrap']),
  );
  expect(await labelsAt('config: ')).toBeUndefined();
  const textOf = (card: {signature: {text: string}[]} | null) =>
    card?.signature.map(({text}) => text).join('');
  const card = await service.card('/code.tsx', after('\nspr'));
  expect(textOf(card)).toMatch(/^spring\(\{[^]+\}\): number$/);
  expect(card?.page).toEqual(PAGE);
  expect((await service.card('/code.tsx', code.indexOf('damping')))?.page).toEqual(PAGE);
  const suggested = await service.suggested('/code.tsx', after('\nspr'), 'spring');
  expect(textOf(suggested)).toMatch(/^spring\(/);
  expect(suggested?.page).toEqual(PAGE);
});
