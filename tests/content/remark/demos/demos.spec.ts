import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {expect, test} from '@playwright/test';
import {slider} from '../../../../src/features/demos/controls';
import type {AnyDemo} from '../../../../src/features/demos/define';
import demosPlugin, {validateOptions} from '../../../../plugins/remark/demos';
import {codeOf, factsOf} from '../../../../plugins/remark/demos/element';

const siteDir = path.join(__dirname, '__fixtures__');
const folder = path.join(siteDir, 'demos');

const dot: AnyDemo = {
  title: 'Dot',
  alternative: 'A "dot" of a size.',
  width: 100,
  height: 50,
  fps: 30,
  durationInFrames: 60,
  controls: {size: slider({label: 'size', min: 1, max: 9, step: 1, value: 5})},
  load: () => Promise.reject(new Error('Not needed')),
};

async function compile(content: string): Promise<string> {
  const options = {
    admonitions: true,
    beforeDefaultRemarkPlugins: [[demosPlugin, {demos: {dot}, siteDir, folder}]],
    siteDir,
    staticDirs: [],
    resolveMarkdownLink: ({linkPathname}: {linkPathname: string}) => linkPathname,
    markdownConfig: {
      mermaid: false,
      emoji: true,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      remarkRehypeOptions: {},
    },
  };
  const processor = await createProcessorUncached({
    options: options as unknown as Parameters<typeof createProcessorUncached>[0]['options'],
    format: 'mdx',
  });
  const filePath = path.join(siteDir, 'docs/page.mdx');
  return (
    await processor.process({content, filePath, frontMatter: {}, compilerName: 'client'})
  ).content.replace(/\s+/g, ' ');
}

const messageOf = (content: string): Promise<string> =>
  compile(content).then(
    () => 'no error',
    (error: Error) => `${error.message} ${(error.cause as Error)?.message}`,
  );

test('a tag gets the facts, the import and the code of its demo', async () => {
  const js = await compile('Text.\n\n<Demo id="dot" />\n');
  expect(js).toContain("import Demo from '@site/src/features/demos'".replaceAll("'", '"'));
  expect(js).toContain('load: () => import("@site/src/features/demos/demos/dot")');
  expect(js).toContain(JSON.stringify(factsOf(dot)));
  expect(js).toContain('<div style={{width: 5, height: 5}} />;');
  expect(js).toContain('className: "language-tsx"');
});

test('a tag in a list is expanded too, and the component is imported once', async () => {
  const js = await compile('- A\n\n  <Demo id="dot" />\n\n- B\n\n  <Demo id="dot" />\n');
  expect(js.match(/import Demo from/g)).toHaveLength(1);
  expect(js.match(/import\("@site/g)).toHaveLength(2);
});

test('a page without a demo imports nothing', async () => {
  const js = await compile('Text with `<Demo id="dot" />`.\n');
  expect(js).not.toContain('@site/src/features/demos');
});

test('an unknown id ends the build with the nearest one and its line', async () => {
  expect(await messageOf('Text.\n\n<Demo id="dto" />\n')).toContain(
    'docs/page.mdx:3: There is no demo "dto". Did you mean dot?',
  );
  expect(await messageOf('<Demo id="completely-other" />\n')).toContain(
    'The ids are in src/features/demos/registry.ts.',
  );
});

test('a tag with anything but an id, or within a line, ends the build', async () => {
  const sentence = '<Demo> takes an id and nothing else. Write: <Demo id="dot" />';
  expect(await messageOf('<Demo />\n')).toContain(sentence);
  expect(await messageOf('<Demo id="dot" size={3} />\n')).toContain(sentence);
  expect(await messageOf('<Demo id="dot">\n\nText\n\n</Demo>\n')).toContain(sentence);
  expect(await messageOf('See <Demo id="dot" /> here.\n')).toContain('Put it on a line of its own');
});

test('missing options are refused with the line to write', () => {
  expect(() => validateOptions(undefined)).toThrow('[demosPlugin, {demos, siteDir: __dirname}]');
});

test('what pages show of a demo changes with its values', () => {
  const larger = {
    ...dot,
    controls: {size: slider({label: 'size', min: 1, max: 9, step: 1, value: 7})},
  };
  expect(codeOf('dot', larger, folder)).not.toBe(codeOf('dot', dot, folder));
  expect(factsOf(larger)).not.toBe(factsOf(dot));
  expect(factsOf(dot)).not.toContain('load');
});
