import {expect, test} from '@playwright/test';
import ts from 'typescript';
import {blockKey, codeCardsPath} from '../../plugins/code-cards/address';
import {encodePage} from '../../plugins/code-cards/encode';
import {compileKnown, importsOf} from '../../plugins/code-cards/known/compile';
import {demoPages} from '../../plugins/code-cards/known/demo-code';
import {readCodePages} from '../../plugins/code-cards/known/known-blocks';
import {signaturePages} from '../../plugins/code-cards/known/signature-blocks';
import {firstSentence, readPage} from '../../plugins/code-cards/read-page';
import {signatureOf} from '../../plugins/code-cards/signatures';
import {
  documentedExports,
  findSymbol,
  readDocumentedExports,
  type PublishedPage,
} from '../../plugins/code-cards/symbols';
import {packageOfImport} from '../../plugins/code-cards/toolkit';
import type {KnownBlock, KnownName} from '../../plugins/code-cards/types';
import {readBlocks} from '../../plugins/snippets/blocks';
import {movesBetween} from '../../src/features/code-cards/moved-names';
import {demos} from '../../src/features/demos/registry';
import {snapshot} from '../../scripts/content/api-data';
import {ROOT} from '../../scripts/content/project';

// One worker for all: the fixture compiles once.
test.describe.configure({mode: 'default'});

const FENCES = `---
title: A page
---

\`\`\`tsx
import {spring as bounce, useVideoConfig} from 'remotion';
import {Player} from '@remotion/player';

const Badge: React.FC = () => {
  const {fps} = useVideoConfig();
  const scale = bounce({frame: 3, fps, config: {damping: 5}});
  return <p style={{opacity: scale}}>New</p>;
};

export const Preview = () => (
  <Player component={Badge} loop durationInFrames={9} fps={30} compositionWidth={9} compositionHeight={9} />
);
\`\`\`

\`\`\`ts
import {gone} from 'remotion';

const left = missing;
const right: number = 1;
\`\`\`

\`\`\`ts expect-error=2322
const text: string = 1;
\`\`\`

- In a list:

  \`\`\`tsx title="src/title.tsx"
  import {size} from './size';

  export const wide = size * 2;
  \`\`\`

  \`\`\`ts title="src/size.ts"
  export const size = 40;
  \`\`\`

\`\`\`ts expect-error=2307,2305
import gsap from 'no-such-package';
import {nothing} from 'remotion';

const rate = 30;
//    ^?
const missing = nothing;
\`\`\`
`;

let known: KnownBlock[] = [];
let demoBlocks: KnownBlock[] = [];
let signatures: KnownBlock[] = [];

test.beforeAll(() => {
  const page = {file: 'docs/fixture.mdx', blocks: readBlocks('docs/fixture.mdx', FENCES)};
  const [demo] = demoPages(ROOT, {spring: demos.spring});
  const signed = signaturePages(ROOT, snapshot).filter(({file}) =>
    /\/(remotion|@remotion\/gif)$/.test(file),
  );
  const all = compileKnown([page, ...(demo ? [demo] : []), ...signed], importsOf(ROOT));
  known = all.get(page.file) ?? [];
  demoBlocks = all.get(demo?.file ?? '') ?? [];
  signatures = signed.flatMap(({file}) => all.get(file) ?? []);
});

const knownName = (block: number, line: number, column: number): KnownName | undefined =>
  known[block]?.names.find((name) => name.line === line && name.column === column);

test('each name of a block is known with its type, and the toolkit’s by their names in the snapshot', () => {
  console.log(
    `code cards: ${known.length} blocks, ${known.flatMap(({names}) => names).length} names`,
  );
  expect(known).toHaveLength(6);
  expect(knownName(0, 0, 8)?.references).toEqual(['remotion#spring']);
  expect(knownName(0, 4, 9)).toMatchObject({
    text: 'fps: number',
    references: ['remotion#useVideoConfig.returns.fps', 'remotion#VideoConfig.fps'],
  });
  expect(knownName(0, 5, 8)).toMatchObject({text: 'const scale: number', references: []});
  expect(knownName(0, 5, 48)).toMatchObject({
    length: 'damping'.length,
    references: expect.arrayContaining(['remotion#spring.config.damping']),
  });
  expect(knownName(0, 10, 28)?.references[0]).toBe('@remotion/player#Player.loop');
});

test('a block that does not compile keeps the names that TypeScript knows', () => {
  expect(knownName(1, 3, 6)?.text).toBe('const right: number');
  expect(known[1]?.names.some(({text}) => text.includes('missing'))).toBe(false);
  expect(known[1]?.errors).toEqual([]);
});

test('an intended error is told at its place, and files of a page know each other', () => {
  expect(known[2]?.errors).toEqual([
    {
      line: 0,
      column: 6,
      length: 4,
      message: "Type 'number' is not assignable to type 'string'.",
    },
  ]);
  expect(knownName(4, 2, 20)?.text).toBe('const size: 40');
});

test('an error in the import of a package that readers install is none of theirs', () => {
  expect(known[3]?.errors.map(({line, message}) => [line, message])).toEqual([
    [1, "Module '\"remotion\"' has no exported member 'nothing'."],
  ]);
});

test('a question below a name is answered in its place, and lines after it move up', () => {
  expect(known[3]?.answers).toEqual([{line: 3, text: 'const rate: 30'}]);
  expect(known[3]?.names.find(({text}) => text.startsWith('const missing'))?.line).toBe(4);
  expect(known[3]?.key).toBe(
    blockKey(
      "import gsap from 'no-such-package';\nimport {nothing} from 'remotion';\n\nconst rate = 30;\nconst missing = nothing;",
    ),
  );
});

test('the code of a demo has the names of its first values, and of each choice that brings more', () => {
  console.log(
    `code cards: ${demoBlocks.length} blocks of a demo, ${demoBlocks.flatMap(({names}) => names).length} names`,
  );
  expect(demoBlocks.length).toBeGreaterThan(1);
  const references = (block: KnownBlock | undefined): string[] =>
    block?.names.flatMap((name) => name.references) ?? [];
  expect(references(demoBlocks[0])).toContain('remotion#spring.config.damping');
  expect(references(demoBlocks[0])).not.toContain('remotion#spring.durationInFrames');
  expect(demoBlocks.flatMap(references)).toContain('remotion#spring.durationInFrames');
});

test('a signature names its arguments, their fields, and the types that it refers to', () => {
  const references = new Set(
    signatures.flatMap(({names}) => names.flatMap((name) => name.references)),
  );
  console.log(`code cards: ${signatures.length} signatures, ${references.size} references`);
  expect([...references]).toEqual(
    expect.arrayContaining([
      'remotion#interpolate',
      'remotion#interpolate.input',
      'remotion#InterpolateOptions',
      'remotion#spring.frame',
      'remotion#SpringConfig',
      'remotion#Artifact.filename',
      'remotion#Easing.bezier',
    ]),
  );
  const lines = signatures.flatMap(({names}) => names.map(({line}) => line));
  expect(Math.min(...lines)).toBe(0);
});

test('a name is found where it went when values of the code changed', () => {
  const before = 'const a = spring({\n  fps,\n  delay: 5,\n});';
  const {move, kept} = movesBetween(before, '// New\nconst a = spring({\n  mass: 2, fps,\n});');
  expect(kept).toBe(4);
  expect(move({line: 0, column: 10})).toMatchObject({line: 1, column: 10});
  expect(move({line: 1, column: 2})).toMatchObject({line: 2, column: 11});
  expect(move({line: 2, column: 2})).toBeNull();
});

test.describe('pages of symbols', () => {
  const HTML = `<main><h1>spring()</h1><p>Moves.</p>
    <h3 id="config">config</h3><p class="reference-facts">Type Partial</p><p>The physics. And more.</p>
    <h4 id="damping">damping?</h4><p class="reference-facts"><span>Since</span> v4.0.216 <span>Default changed</span> in v4.0.315 from <code>10</code> <span>optional</span></p><p>How fast.</p>
    <figure data-demo=spring></figure>
    <pre class="prism-code language-tsx"><code><span class="token-line">const a = 1;<br></span><span data-code-note=type data-not-content>const a: 1</span><span
    class="token-line">a<br></span></code></pre></main>`;
  const {sections, blocks, demos: shownDemos} = readPage(HTML);
  const documented = documentedExports([
    {
      file: 'docs/spring.mdx',
      frontMatter: {
        package: 'remotion',
        export: ['spring', 'SpringConfig'],
        description: 'Animate a value. Set damping.',
        since: '1.0.0',
      },
      content: '',
    },
    {file: 'docs/gone.mdx', frontMatter: {package: 'remotion', export: 'gone'}, content: ''},
  ]);
  const published = (file: string): PublishedPage | undefined =>
    file === 'docs/spring.mdx' ? {permalink: '/docs/spring', sections} : undefined;
  const find = (reference: string) => findSymbol(reference, documented, published);

  test('a symbol has its page, and an option its heading, with the first sentence and the version', () => {
    expect(find('remotion#spring')).toEqual({
      route: '/docs/spring',
      sentence: 'Animate a value.',
      since: '1.0.0',
      changedDefault: null,
    });
    expect(find('remotion#spring.config')).toMatchObject({
      route: '/docs/spring#config',
      sentence: 'The physics.',
    });
    expect(find('remotion#spring.config.damping')).toMatchObject({
      route: '/docs/spring#damping',
      since: '4.0.216',
      changedDefault: {version: '4.0.315', before: '10'},
    });
  });

  test('a symbol without a page, without a heading, or whose page is gone has none', () => {
    expect(find('remotion#other')).toBeNull();
    expect(find('remotion#spring.config.mass')).toBeNull();
    expect(find('remotion#gone')).toBeNull();
  });

  test('code is found on a built page by its text, without what stands below its lines', () => {
    expect(shownDemos).toEqual(['spring']);
    expect(blocks.map((code) => blockKey(code.trimEnd()))).toEqual([blockKey('const a = 1;\na')]);
  });

  test('a page says each thing once, and names it in all its blocks', () => {
    const cards = encodePage(known, {api: snapshot, find});
    expect(new Set(cards.cards.map((card) => JSON.stringify(card))).size).toBe(cards.cards.length);
    expect(Object.keys(cards.blocks)).toEqual(known.map(({key}) => key));
    expect(cards.cards.filter(([, , route]) => route).map(([, , route]) => route)).toEqual(
      expect.arrayContaining(['/docs/spring', '/docs/spring#damping']),
    );
    expect(Object.values(cards.errors ?? {})).toHaveLength(2);
    expect(cards.cards.find(([, , route]) => route === '/docs/spring#damping')?.slice(3)).toEqual([
      '4.0.216',
      '4.0.315',
      '10',
    ]);
  });
});

test('a signature is the one of the reference pages, if it is short', () => {
  expect(signatureOf('remotion#spring.delay', snapshot)).toMatch(/^delay\?: number/);
  expect(signatureOf('remotion#useCurrentFrame', snapshot)).toBe(
    'function useCurrentFrame(): number',
  );
  expect(signatureOf('remotion#nothing', snapshot)).toBeNull();
});

test('a first sentence ends where the next one begins', () => {
  expect(firstSentence('In version 4.0.1 it is. Then not.')).toBe('In version 4.0.1 it is.');
  expect(firstSentence('No end')).toBe('No end');
  expect(firstSentence('_t_², a start of MAX_LONG_NAME. It')).toBe('t², a start of MAX_LONG_NAME.');
});

test('the file lies beside the page', () => {
  expect(codeCardsPath('/docs/gif/')).toBe('/docs/gif.code.json');
  expect(codeCardsPath('/docs/spring')).toBe('/docs/spring.code.json');
});

/** `remotion#spring` for each name that a block imports from the toolkit, as a value or a type. */
const importsIn = (code: string): string[] => {
  const source = ts.createSourceFile('block.tsx', code, ts.ScriptTarget.ESNext);
  return source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const specifier = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    return ts.isStringLiteral(specifier) &&
      /^(remotion$|remotion\/|@remotion\/)/.test(specifier.text) &&
      bindings &&
      ts.isNamedImports(bindings)
      ? bindings.elements.map(
          ({name, propertyName}) =>
            `${packageOfImport(specifier.text)}#${(propertyName ?? name).text}`,
        )
      : [];
  });
};

test('95 of 100 names that blocks import from the toolkit have a page', async () => {
  const documented = await readDocumentedExports(ROOT);
  const names = new Set(
    readCodePages(ROOT)
      .flatMap(({blocks}) => blocks)
      .filter(({fence}) => /^tsx?$/.test(fence.language))
      .flatMap(({fence}) => importsIn(fence.code)),
  );
  // A namespace has a page for each of its members.
  const namespaces = new Set([...documented.keys()].map((key) => key.replace(/\.\w+$/, '')));
  const without = [...names].filter((name) => !namespaces.has(name));
  console.log(
    `code cards: ${names.size} imported names, ${names.size - without.length} with a page, without: ${without.join(', ')}`,
  );
  expect(names.size).toBeGreaterThan(300);
  expect(without.length / names.size).toBeLessThanOrEqual(0.05);
});
