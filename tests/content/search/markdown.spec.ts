import {expect, test} from '@playwright/test';
import {extractFromMarkdown} from '../../../plugins/search/records/markdown';

const markdown = `
import Plot from '@site/src/components/Plot';
import {
  a,
} from 'b';

Read **the** \`<Img>\` of [a page](/docs/x). {/* hidden */}

<Plot
  x={[0, 1]} />

## Frames {#time}

- one
- two

\`\`\`tsx title="a.tsx"
## not a heading
import x from 'y';
\`\`\`

:::tip[Mind]

the gap

:::

### \`useThing()\`

| a | b |
| --- | --- |
| 1 | 2 |

## Frames
`;

const {intro, sections} = extractFromMarkdown(markdown);

test('headings outside of code begin sections, with the anchors that the build gives them', () => {
  console.log(`sections: ${sections.length} extracted`);
  expect(sections.map(({level, heading, anchor}) => [level, heading, anchor])).toEqual([
    [2, 'Frames', 'time'],
    [3, 'useThing()', 'usething'],
    [2, 'Frames', 'frames'],
  ]);
});

test('text loses its marks and its module code, but keeps code words', () => {
  expect(intro.text).toContain('Read the <Img> of a page.');
  expect(intro.text).not.toMatch(/import|Plot|hidden/);
});

test('code blocks are code, whatever they hold', () => {
  expect(sections[0]?.code).toBe("## not a heading\nimport x from 'y';");
  expect(sections[0]?.text).toBe('one two Mind the gap');
});

test('tables become their cells', () => {
  expect(sections[1]?.text).toBe('a b 1 2');
});
