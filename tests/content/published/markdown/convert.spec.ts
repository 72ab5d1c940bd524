import {expect, test} from '@playwright/test';
import {markdownPath} from '../../../../plugins/published/markdown/address';
import {createConverter} from '../../../../plugins/published/markdown/convert';
import {documentOf} from '../../../../plugins/published/markdown/document';

const URL = 'https://example.com/base/docs/spring/';

const convert = async (html: string): Promise<string> =>
  (await createConverter())(`<main>${html}`, URL).trim();

/** Each line in the form that the theme gives it, with the colors as elements. */
const codeBlock = (language: string, lines: string[], title = ''): string =>
  `<div class="language-${language} codeBlockContainer_Ckt0 theme-code-block">${
    title ? `<div class=codeBlockTitle_OeMC>${title}</div>` : ''
  }<div class=codeBlockContent_QJqH><pre><code class=codeBlockLines_e6Vv>${lines
    .map((line) => `<span class=token-line><span class="token plain">${line}</span><br/></span>`)
    .join('')}</code></pre><div><button>Copy</button></div></div></div>`;

test('the Markdown of a page lies beside it', () => {
  expect(['/', '/docs/', '/docs/gif/', '/docs/spring'].map(markdownPath)).toEqual([
    '/index.md',
    '/docs.md',
    '/docs/gif.md',
    '/docs/spring.md',
  ]);
});

test('addresses are absolute, from the page or from the root', async () => {
  expect(
    await convert(
      '<p><a href=/base/docs/easing>Easing</a>, <a href=#config>config</a>, <a href=../gif>GIF</a>, <img src=/base/a.png alt="A frame"></p>',
    ),
  ).toBe(
    '[Easing](https://example.com/base/docs/easing), [config](https://example.com/base/docs/spring/#config), [GIF](https://example.com/base/docs/gif), ![A frame](https://example.com/base/a.png)',
  );
});

test('code keeps its language, its title, its indentation and its empty lines', async () => {
  expect(
    await convert(codeBlock('tsx', ['if (a &lt; b) {', '  go();', '', '}'], 'src/Root.tsx')),
  ).toBe('```tsx title="src/Root.tsx"\nif (a < b) {\n  go();\n\n}\n```');
});

test('what stands below a line of code becomes a comment', async () => {
  const html = codeBlock('ts', ['const a: string = 1;', 'go();']).replace(
    '<span class=token-line><span class="token plain">go',
    '<span class=error_x1 data-code-note=error data-not-content>Error: Type &#x27;number&#x27; is wrong.</span>$&',
  );
  expect(html).toContain('data-code-note');
  expect(await convert(html)).toBe(
    "```ts\nconst a: string = 1;\n// Error: Type 'number' is wrong.\ngo();\n```",
  );
});

test('text that looks like code of a page, and backticks, survive', async () => {
  const markdown = await convert(
    `<p>Write <code>&lt;/script&gt;</code>, <code>a \`b\` c</code> or &lt;Player&gt; *here*.</p>${codeBlock(
      'mdx',
      ['```tsx', '&lt;/script&gt;', '```'],
    )}`,
  );
  expect(markdown).toBe(
    'Write `</script>`, ``a `b` c`` or \\<Player> \\*here\\*.\n\n````mdx\n```tsx\n</script>\n```\n````',
  );
  expect(await convert('<h2>After</h2>')).toBe('## After');
});

test('tabs become parts with their labels, the hidden ones too', async () => {
  const panel = (hidden: string, command: string) =>
    `<div role=tabpanel class=tabItem_Ymn6 ${hidden}>${codeBlock('bash', [command])}</div>`;
  expect(
    await convert(
      `<div class="theme-tabs-container tabs-container"><ul role=tablist class=tabs><li role=tab>npm<li role=tab>Yarn</ul><div>${panel(
        '',
        'npm i',
      )}${panel('hidden', 'yarn')}</div></div>`,
    ),
  ).toBe('**npm**\n\n```bash\nnpm i\n```\n\n**Yarn**\n\n```bash\nyarn\n```');
});

test('an admonition is a quote with its name, details are their text below the summary', async () => {
  expect(
    await convert(
      '<div class="theme-admonition theme-admonition-warning alert"><div class=admonitionHeading_Gvgb><span><svg viewBox="0 0 1 1"></svg></span>warning</div><div class=admonitionContent_BuS1><p>Old files go.</div></div>',
    ),
  ).toBe('> **Warning**\n>\n> Old files go.');
  expect(await convert('<details><summary>More</summary><div><p>Text</div></details>')).toBe(
    '**More**\n\nText',
  );
});

test('a demo is its sentence and its code, without its controls', async () => {
  expect(
    await convert(
      `<figure data-demo=spring><figcaption><strong>spring()</strong><span>A badge grows.</span><button>Reset</button></figcaption><div role=group aria-label="A badge grows."></div><div><label>damping</label><input type=range value=10><output>10</output></div>${codeBlock(
        'tsx',
        ['spring();'],
      )}</figure>`,
    ),
  ).toBe('**Demo: spring()** – A badge grows.\n\n```tsx\nspring();\n```');
});

test('live code is marked, and says nothing of its player', async () => {
  expect(
    await convert(
      `<section data-live-code aria-label="Live code: A badge"><div><span>A badge</span></div>${codeBlock(
        'tsx',
        ['spring();'],
      )}<noscript>With JavaScript, the preview plays here.</noscript></section>`,
    ),
  ).toBe('```tsx title="A badge" live\nspring();\n```');
});

test('a drawing is its caption, a picture that plays what is to be seen', async () => {
  expect(
    await convert(
      '<figure><div aria-hidden=true><span>0</span></div><figcaption>Two bars overlap.</figcaption></figure><div role=group aria-label="A clock ticks"></div><video aria-label="A knot" poster=/p.webp><source src=/k.mp4></video>',
    ),
  ).toBe('*Two bars overlap.*\n\n*A clock ticks*\n\n[A knot](https://example.com/k.mp4)');
});

test('facts of options, definitions and tables stay readable', async () => {
  expect(
    await convert(
      '<p class=reference-facts><span><span class=reference-label>Type</span> <code>number</code></span> <span>required</span></p><dl><div><dt>Costs</dt><dd>Nothing.</dd></div></dl><table><thead><tr><th colspan=2>Browsers<tr><th>Chrome<th>Safari<tbody><tr><td>Yes<td><code>a | b</code></table>',
    ),
  ).toBe(
    'Type `number`\\\nrequired\n\n- **Costs**: Nothing.\n\n| Chrome | Safari |\n| - | - |\n| Yes | `a \\| b` |',
  );
});

test('a card that is a link keeps its heading, and lists of buttons leave nothing', async () => {
  expect(
    await convert(
      '<ul><li><a href=/player><h3>Player</h3><p>Plays.</p></a></ul><ul><li><button>Play</button></ul><div><code>npm i</code><a href=/docs>Docs</a></div>',
    ),
  ).toBe(
    '### [Player](https://example.com/player)\n\nPlays.\n\n`npm i` [Docs](https://example.com/docs)',
  );
});

test('the front matter survives titles that YAML would read otherwise', () => {
  const page = {title: 'staticFile: "#1" & more', description: '', url: URL};
  const index = 'https://example.com/llms.txt';
  expect(documentOf(page, {version: '4.0.383', index}, '# Title\n')).toBe(
    `---\ntitle: 'staticFile: "#1" & more'\nurl: ${URL}\nversion: 4.0.383\nindex: ${index}\n---\n\n# Title\n`,
  );
});
