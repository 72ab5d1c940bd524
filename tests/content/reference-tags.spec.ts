import {expect, test} from '@playwright/test';
import {siteOptions} from '../../plugins/remark/api-reference/site-options';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {ROOT, isPartial, readMarkdown, readText} from '../../scripts/content/project';
import {checkReferenceTags} from '../../scripts/content/reference-tags';

const FRONT_MATTER = '---\ntitle: Sequence\nkind: api\npackage: remotion\nexport: Sequence\n---\n';

test('every page compiles, and its reference tags name what the snapshot has', async () => {
  const pages = readMarkdown()
    .filter(({file}) => !isPartial(file))
    .map(({file}) => ({file, text: readText(file)}));
  const {tags, problems} = await checkReferenceTags(pages, siteOptions(ROOT));
  console.log(`reference: ${count(tags, 'tag')} of ${count(pages.length, 'page')} expanded`);
  expectNoProblems(problems);
});

test('a name with a typo is reported at its line with the nearest ones', async () => {
  const text = `${FRONT_MATTER}\n### form\n\n<Prop of="remotion#Sequence.form" />\n`;
  const {problems} = await checkReferenceTags([{file: 'docs/x.mdx', text}], siteOptions(ROOT));
  expect(formatProblems(problems)).toEqual([
    expect.stringMatching(/^docs\/x\.mdx:10: No member "form" in Sequence.*Did you mean from/),
  ]);
});

test('a page that is no MDX is reported', async () => {
  const text = `${FRONT_MATTER}\nAn {unfinished expression.\n`;
  const {problems} = await checkReferenceTags([{file: 'docs/x.mdx', text}], siteOptions(ROOT));
  expect(problems).toHaveLength(1);
});
