import {expect, test} from '@playwright/test';
import {compilePage, renderPage, renderWithPartials} from './compile';

const ROWS = 'src/data/since.tsv';

test('a partial shows the versions of the page around it, and a partial within it does, too', async () => {
  const html = await renderWithPartials('docs/partials/index.mdx');
  // Facts as text, no facts, and facts from a tag.
  expect(html).toContain(
    '<p>Config file: <code>Config.setOuter()</code> · Default: off · Since v4.0.1</p>',
  );
  expect(html).toContain(`<h3 id="inner">inner</h3>
<p class="reference-facts">
  <span class="reference-fact"><span class="reference-label">Since</span> v4.0.2</span>
</p>
<p>Text of the partial within a partial.</p>`);
  expect(html).toMatch(
    /<h3 id="written">[^]*number \| null[^]*Since<\/span> v4\.0\.3<\/span>\n<\/p>/,
  );
  expect(html.match(/Since/g)).toHaveLength(3);
});

test('a partial shows no version on a page that has none for it', async () => {
  const html = await renderWithPartials('docs/partials/without-versions.mdx');
  expect(html).toContain('Text of the partial within a partial.');
  expect(html).not.toContain('Since');
});

test('the last change of a default follows the version that brought the option', async () => {
  const html = await renderPage(
    '### input\n\n<Prop of="remotion#interpolate.input" />\n',
    'docs/changed.mdx',
  );
  expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(
    'Type number Since v4.0.5 Default changed in v4.0.20 from 1 required',
  );
});

test('rows with a version that is none, or later than the documented one, fail the build', async () => {
  expect(await messageOf('docs/late.mdx', '### from\n\n### until')).toBe(
    `${ROWS}:14: The row of /docs/late #from has since 4.0.384, which is later than the documented ` +
      '4.0.383. Leave out what is newer.\n' +
      `${ROWS}:15: The row of /docs/late #until has since v4, which is not a version. Write three ` +
      'numbers without v, for example 4.0.383.',
  );
});

test('rows whose place is gone fail the build with the nearest ones', async () => {
  expect(await messageOf('docs/moved.mdx', '### from\n\nText with `code`.')).toBe(
    [
      `${ROWS}:16: /docs/moved has no heading #form. Did you mean from?`,
      `${ROWS}:17: /docs/moved has no heading #nowhere. It has #from.`,
      `${ROWS}:18: /docs/moved has no \`gone\` below #from. Name code that stands there, or its heading.`,
      `${ROWS}:19: /docs/moved has no \`gone\`. Name code that stands there, or its heading.`,
      `${ROWS}:20: The row of /docs/moved names no place. The version of a whole page stands in its front matter: since: 4.0.1`,
    ].join('\n'),
  );
});

test('a row of a partial names the headings of the page and of its partials when it is wrong', async () => {
  const page = "import Outer from '../_parts/outer.mdx';\n\n## Own\n\n<Outer />";
  expect(await messageOf('docs/tags/gone.mdx', page)).toBe(
    `${ROWS}:21: /docs/tags/gone has no heading #otter. Did you mean outer?`,
  );
});

async function messageOf(file: string, mdx: string): Promise<string> {
  try {
    await compilePage(mdx, file);
  } catch (error) {
    return (error as Error).message;
  }
  return 'The page compiled.';
}
