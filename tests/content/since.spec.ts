import {expect, test} from '@playwright/test';
import {documentedVersion} from '../../plugins/lib/documented-version';
import {siteOptions} from '../../plugins/remark/api-reference/site-options';
import {parseSinceRows, SINCE_FILE} from '../../plugins/remark/api-reference/since/rows';
import {routeOf} from '../../plugins/remark/lib/page-route';
import {snapshot} from '../../scripts/content/api-data';
import {scanMarkdown} from '../../scripts/content/markdown';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {isPartial, listFiles, readText, ROOT} from '../../scripts/content/project';
import {checkReferenceTags} from '../../scripts/content/reference-tags';
import {
  checkSince,
  EXCEPTIONS_FILE,
  parseExceptions,
  type SinceSite,
} from '../../scripts/content/since';

const readRows = () => parseSinceRows(readText(SINCE_FILE));

test('versions agree with each other, with the pages and with the published types', () => {
  const files = listFiles('docs')
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({page: scanMarkdown(file, readText(file)), text: readText(file)}));
  const {rows, pages, confirmed, exceptions, problems} = checkSince({
    files,
    rows: readRows(),
    exceptions: parseExceptions(readText(EXCEPTIONS_FILE)),
    documented: documentedVersion(ROOT),
    findSince: snapshot.findSince,
  });
  console.log(
    `since: ${count(rows, 'row')} and ${count(pages, 'front matter')} checked, ${confirmed} confirmed ` +
      `by published types; of the public list ${exceptions.corrected} corrected, ` +
      `${exceptions.elsewhere} shown elsewhere, ${exceptions.leftOut} left out`,
  );
  expect(rows).toBeGreaterThan(600);
  expectNoProblems(problems);
});

test('each row has its heading, or its code, on the page as built', async () => {
  const rows = readRows();
  const routes = new Set(rows.map(({route}) => route));
  const pages = listFiles('docs')
    .filter((file) => /\.mdx?$/.test(file) && !isPartial(file) && routes.has(routeOf(file)))
    .map((file) => ({file, text: readText(file)}));
  const {problems} = await checkReferenceTags(pages, siteOptions(ROOT));
  console.log(
    `since: ${count(rows.length, 'row')} found on ${count(pages.length, 'page')} as built`,
  );
  expect(pages).toHaveLength(routes.size);
  expectNoProblems(problems.filter(({file}) => file === SINCE_FILE));
});

const FRONT_MATTER =
  '---\ntitle: T\nkind: api\npackage: remotion\nexport: Loop\nsince: 2.5.0\n---\n';

const site = (rows: string, more: Partial<SinceSite> = {}): SinceSite => {
  const text = `${FRONT_MATTER}\nIt was added in 2.5.0.\n\n## times\n\n<Prop of="remotion#Loop.times" />\n\nFrom version 4.0.140 on.\n\n## name\n`;
  return {
    files: [{page: scanMarkdown('docs/loop.mdx', text), text}],
    rows: parseSinceRows(`route\tat\tsince\n${rows}`),
    exceptions: [],
    documented: '4.0.383',
    findSince: (_, name) => (name === 'Loop.times' ? '4.0.142' : null),
    ...more,
  };
};

test('a row that cannot be true is reported with what to type', () => {
  const {problems} = checkSince(
    site(
      '/docs/lop\t#times\t4.0.1\n' +
        '/docs/loop\t#times\t4.0.140\n' +
        '/docs/loop\t#name\t4.0.384\n' +
        '/docs/loop\t#name\t4\n' +
        '/docs/loop\t#after\t2.2.0\n' +
        '/docs/loop\t\t4.0.1\n',
    ),
  );
  expect(formatProblems(problems)).toEqual([
    'docs/loop.mdx:9: The page shows "Since v2.5.0" here already. Leave it out of the text.',
    'docs/loop.mdx:15: The page shows "Since v4.0.140" here already. Leave it out of the text.',
    'src/data/since.tsv:2: There is no page /docs/lop. Did you mean /docs/loop?',
    'src/data/since.tsv:3: Loop.times is said to be from 4.0.140, and the published types have it since 4.0.142. Write 4.0.142, or run npm run api:since if versions are missing there.',
    'src/data/since.tsv:4: The row of /docs/loop #name has since 4.0.384, which is later than the documented 4.0.383. Leave out what is newer.',
    'src/data/since.tsv:5: The row of /docs/loop #name has since 4, which is not a version. Write three numbers without v, for example 4.0.383.',
    'src/data/since.tsv:5: Line 4 has a version for /docs/loop #name already. Remove one.',
    'src/data/since.tsv:6: /docs/loop #after cannot be from 2.2.0: the page is about something from 2.5.0.',
    'src/data/since.tsv:7: The row names no place on /docs/loop. The version of a whole page stands in its front matter. Write in docs/loop.mdx: since: 4.0.1',
  ]);
});

test('an exception needs a reason, and a place that has a row', () => {
  const {exceptions, problems} = checkSince(
    site('/docs/loop\t#name\t4.0.142\n', {
      exceptions: parseExceptions(
        'route\theading\tstated\tinstead\treason\n' +
          '/docs/loop\tuseLoop()\t4.0.142\t/docs/loop #nam\tShown below another heading.\n' +
          '/docs/loop\tstyle\t3.3.4\t\t\n' +
          '/docs/loop\ttimes\t3.3.4\t3.3.5\tThe types of 3.3.4 lack it.\n',
      ),
    }),
  );
  expect(exceptions).toEqual({corrected: 1, elsewhere: 1, leftOut: 1});
  expect(formatProblems(problems.filter(({file}) => file === EXCEPTIONS_FILE))).toEqual([
    'src/data/since-exceptions.tsv:2: /docs/loop useLoop() is said to be shown at /docs/loop #nam, which src/data/since.tsv does not have. Did you mean /docs/loop #name?',
    'src/data/since-exceptions.tsv:3: /docs/loop style has no reason. Say in one sentence why its version is not shown there.',
  ]);
});

test('a row whose heading is gone is reported with the nearest ones', async () => {
  const [row] = readRows().filter(({route}) => route === '/docs/loop');
  expect(row).toBeDefined();
  const text = `${FRONT_MATTER}\n## ${row?.at.anchor}s\n`;
  const {problems} = await checkReferenceTags([{file: 'docs/loop.mdx', text}], siteOptions(ROOT));
  const found = formatProblems(problems.filter(({line}) => line === row?.line));
  expect(found).toEqual([
    `src/data/since.tsv:${row?.line}: /docs/loop has no heading #${row?.at.anchor}. Did you mean ${row?.at.anchor}s?`,
  ]);
});
