import {expect, test} from '@playwright/test';
import {scanMarkdown} from '../../../scripts/content/markdown';
import {editedPages, pendingProse} from '../../../scripts/content/pending';
import {count, expectNoProblems, formatProblems} from '../../../scripts/content/problems';
import {readMarkdown, readText} from '../../../scripts/content/project';
import {budgetOf} from '../../../scripts/content/prose/budgets';
import {checkProse} from '../../../scripts/content/prose/check-prose';
import {missedTargets, NO_PROSE, formatFigures} from '../../../scripts/content/prose/figures';
import {proseScope} from '../../../scripts/content/prose/scope';
import {MANIFEST, parseManifest} from '../../../scripts/content/routes';

test('the lists of what is edited name groups and pages that exist', () => {
  const manifest = parseManifest(readText(MANIFEST));
  const {checked, problems} = proseScope(readMarkdown(), manifest, pendingProse, editedPages);
  console.log(
    `prose: ${count(checked.size, 'file')} checked, ${count(pendingProse.length, 'group')} pending`,
  );
  expectNoProblems(problems);
  expect(checked.size).toBeGreaterThanOrEqual(editedPages.length);
});

const ROWS = parseManifest(
  [
    'route\tgroup\tsidebar',
    '/docs/spring\tcore\tapi',
    '/docs/fonts\tguides\tmain',
    '/docs/render\tguides\tmain',
  ].join('\n'),
);

const texts: Record<string, string> = {
  'docs/spring.mdx': '---\nkind: api\n---\n\n<Option name="fps" />\n\nA picture.\n',
  'docs/fonts.mdx': "import Shared from './_shared.mdx';\n\n<Shared />\n\nTwo pictures.\n",
  'docs/render.mdx': 'Three pictures.\n',
  'docs/_shared.mdx': '<Option name="crf" />\n\nA shared picture.\n',
  'docs/_options/crf.mdx': 'A picture of the crf.\n',
  'docs/_options/fps.mdx': 'A picture of the fps.\n',
  'blog/2021-01-01-a.mdx': 'A picture of the blog.\n',
};

const files = Object.entries(texts).map(([file, text]) => scanMarkdown(file, text));

const check = (settings: Partial<Parameters<typeof checkProse>[0]>) =>
  checkProse({
    files,
    textOf: (file) => texts[file] ?? '',
    manifest: ROWS,
    pendingProse: ['core', 'guides', 'blog'],
    editedPages: [],
    exceptions: [],
    only: null,
    ...settings,
  });

/** The files that are named for their pictures. */
const reported = async (settings: Parameters<typeof check>[0]): Promise<string[]> =>
  (await check(settings)).problems
    .filter(({message}) => message.startsWith('"picture'))
    .map(({file}) => file)
    .sort();

test('a group that is edited is checked with the texts that its pages share, and no other', async () => {
  expect(await reported({})).toEqual([]);
  expect(await reported({pendingProse: ['guides', 'blog']})).toEqual([
    'docs/_options/fps.mdx',
    'docs/spring.mdx',
  ]);
  expect(await reported({pendingProse: ['core', 'guides']})).toEqual(['blog/2021-01-01-a.mdx']);
});

test('an edited page of a pending group is checked with the texts that it shares', async () => {
  expect(await reported({editedPages: ['docs/fonts.mdx']})).toEqual([
    'docs/_options/crf.mdx',
    'docs/_shared.mdx',
    'docs/fonts.mdx',
  ]);
});

test('pages that are named are checked, whatever their group', async () => {
  const {pages, problems} = await check({only: ['docs/render.mdx']});
  expect(pages.map(({file}) => file)).toEqual(['docs/render.mdx']);
  expect(formatProblems(problems)).toEqual([
    'docs/render.mdx:1: "pictures": write image, frame, preview or video, whichever it is.',
  ]);
});

test('every page is measured, and a page that cannot be read fails in a pending group, too', async () => {
  const broken: Record<string, string> = {...texts, 'docs/render.mdx': 'Three {\n'};
  const {pages, problems} = await check({textOf: (file) => broken[file] ?? ''});
  expect(pages).toHaveLength(7);
  expect(problems.map(({file, line}) => `${file}:${line}`)).toEqual(['docs/render.mdx:1']);
});

test('unknown groups and pages, and pages whose group is edited, are reported', () => {
  const {problems} = proseScope(
    files,
    ROWS,
    ['guide', 'blog'],
    ['docs/sprin.mdx', 'docs/spring.mdx'],
  );
  expect(formatProblems(problems)).toEqual([
    'scripts/content/pending.ts:1: pendingProse names "guide", and no page is in such a group. Did you mean guides?',
    'scripts/content/pending.ts:1: editedPages names docs/sprin.mdx, which does not exist. Did you mean docs/spring.mdx?',
    'scripts/content/pending.ts:1: docs/spring.mdx is checked with its group. Remove it from editedPages.',
  ]);
});

test('an exception answers for its line, and fails once it is not needed', async () => {
  const exception = {file: 'docs/render.mdx', rule: 'avoided-terms', reason: 'A painting.'};
  const settings = {only: ['docs/render.mdx']};
  expect(await reported({...settings, exceptions: [{...exception, line: 'Three'}]})).toEqual([]);
  const {problems} = await check({...settings, exceptions: [{...exception, line: 'Four'}]});
  expect(formatProblems(problems)).toEqual([
    'docs/render.mdx:1: "pictures": write image, frame, preview or video, whichever it is.',
    'scripts/content/prose/exceptions.ts:1: docs/render.mdx no longer needs its exception from avoided-terms for "Four". Remove it.',
  ]);
});

test('the budget of a page follows from its kind, its options and flags, and its reason to be long', () => {
  const budget = (...lines: string[]) => {
    const page = scanMarkdown('docs/a.mdx', lines.join('\n'));
    return budgetOf(page, new Map([[page.file, page]]))?.words ?? null;
  };
  const of = (kind: string, ...lines: string[]) => budget('---', `kind: ${kind}`, ...lines);
  expect(of('guide', '---')).toBe(1000);
  expect(of('package', '---')).toBe(300);
  expect(of('troubleshooting', '---')).toBe(400);
  expect(of('term', '---')).toBe(200);
  expect(of('cli', '---', '## --scale', '## `--crf`', '## Examples')).toBe(300);
  expect(of('api', '---', ...Array<string>(4).fill('<Prop of="a#b" />'))).toBe(350);
  expect(of('api', '---', ...Array<string>(5).fill('<Prop of="a#b" />'))).toBe(600);
  expect(of('migration', '---')).toBe(null);
  expect(of('guide', 'long: It lists every codec.', '---')).toBe(null);
});

test('the words of shared texts count for the budget, those of the tables of a package do not', async () => {
  const long = 'Render it. '.repeat(200);
  const pages: Record<string, string> = {
    'docs/term.mdx': `---\nkind: term\n---\n\nimport A from './_a.mdx';\n\n<A />\n`,
    'docs/_a.mdx': long,
    'docs/package.mdx': `---\nkind: package\n---\n\n| a | b |\n| --- | --- |\n| c | ${long} |\n`,
  };
  const {problems} = await check({
    files: Object.entries(pages).map(([file, text]) => scanMarkdown(file, text)),
    textOf: (file) => pages[file] ?? '',
    only: ['docs/term.mdx', 'docs/package.mdx'],
  });
  const budgets = problems.filter(({message}) => /^This page has .* and may have/.test(message));
  expect(formatProblems(budgets)).toEqual([
    expect.stringContaining('docs/term.mdx:1: This page has 400 words and may have 200'),
  ]);
});

test('figures are those of 1,000 words, and targets that pages miss together are named', () => {
  const pages = [
    {file: 'docs/a.mdx', figures: {...NO_PROSE, words: 1500, contractions: 8, semicolons: 1}},
    {file: 'docs/b.mdx', figures: {...NO_PROSE, words: 500, semicolons: 3, colons: 9}},
  ];
  expect(formatFigures(1, pages[0]!.figures)).toBe(
    '1 file, 1,500 words; per 1,000 words: contractions 5.33 (2 to 4), semicolons 0.67 (under 0.5), colons that join clauses 0.00 (under 5), suspect phrases 0.00 (under 0.3), avoided terms 0.00 (under 0.3)',
  );
  expect(missedTargets(pages)).toEqual([
    'The edited pages have 2.00 semicolons in 1,000 words, and the target is under 0.5. Begin with docs/b.mdx (3), docs/a.mdx (1).',
  ]);
  expect(missedTargets([pages[1]!])[0]).toBe(
    'The edited pages have 0.00 contractions in 1,000 words, and the target is 2 to 4. Begin with docs/b.mdx (0).',
  );
  expect(missedTargets([])).toEqual([]);
});
