import {expect, test} from '@playwright/test';
import {METRIC_IDS, METRICS} from '../../scripts/measure/peers/metrics';
import {readOptions} from '../../scripts/measure/peers/options';
import {linkedLocally, pageOf} from '../../scripts/measure/peers/pages';
import {orderOf, starlightSidebar, stockSidebars} from '../../scripts/measure/peers/sidebars';
import {formatTable, ratioOf} from '../../scripts/measure/peers/table';
import {Values} from '../../scripts/measure/peers/values';
import siteSidebars from '../../sidebars';

const ORIGIN = 'https://www.remotion.dev';

const documentOf = (path: string, text: string) =>
  `---\ntitle: "<Player>"\nurl: ${ORIGIN}${path}\nversion: 4.0.383\n---\n\n# \\<Player>\n\n${text}\n`;

const page = (id: string, text = '') => pageOf(id, documentOf(`/docs/${id}`, text));

test('peers get the published Markdown, with links to what they have themselves', () => {
  const pages = [
    page(
      'spring',
      `[Loop](${ORIGIN}/docs/loop#times) [Posts](${ORIGIN}/blog) <${ORIGIN}/docs/loop>`,
    ),
    page('loop', `[Spring](<${ORIGIN}/docs/spring>) [Node.js](https://nodejs.org/)`),
  ];
  expect(pages[0]).toMatchObject({route: '/docs/spring', title: '<Player>', description: ''});
  expect(linkedLocally(pages, ORIGIN).map(({body}) => body)).toEqual([
    `[Loop](/docs/loop#times) [Posts](${ORIGIN}/blog) <${ORIGIN}/docs/loop>`,
    '[Spring](</docs/spring>) [Node.js](https://nodejs.org/)',
  ]);
  expect(() => pageOf('spring', 'No front matter')).toThrow('"spring" has no front matter');
});

test('peers have the sidebars of this site, without the pages that they lack', () => {
  const category = (label: string, link: string, items: string[]) =>
    ({type: 'category', label, link: {type: 'doc', id: link}, items}) as const;
  const sidebars = {
    main: ['a', category('Kept', 'b', ['c', 'missing']), category('Empty', 'none', ['missing'])],
    other: ['missing', 'a'],
    gone: ['missing'],
  };
  const pages = ['a', 'b', 'c'].map((id) => page(id));
  expect(orderOf(sidebars)).toEqual(['a', 'b', 'c', 'missing', 'none']);
  expect(stockSidebars(sidebars, pages)).toEqual({
    main: ['a', category('Kept', 'b', ['c'])],
    other: ['a'],
  });
  const slug = (id: string) => ({slug: `docs/${id}`});
  expect(starlightSidebar(sidebars, pages)).toEqual([
    {
      label: 'main',
      collapsed: false,
      items: [slug('a'), {label: 'Kept', collapsed: true, items: [slug('b'), slug('c')]}],
    },
    {label: 'other', collapsed: false, items: [slug('a')]},
  ]);
  expect(() => orderOf({main: [{type: 'html', value: ''}]})).toThrow('main has more than pages');
  const ids = orderOf(siteSidebars);
  console.log(`${ids.length} pages in the sidebars of this site`);
  expect(ids.length).toBeGreaterThan(500);
});

test('a goal is compared with the stock site, run by run, and says when it is missed', () => {
  const values = new Values(['ours', 'stock', 'starlight']);
  const add = (
    site: 'ours' | 'stock' | 'starlight',
    id: (typeof METRIC_IDS)[number],
    runs: number[],
  ) => runs.forEach((value) => values.add(site, id, value));
  add('ours', 'build.cold', [100, 300, 150]);
  add('stock', 'build.cold', [80, 100, 100]);
  add('starlight', 'build.cold', [40, 50, 50]);
  add('ours', 'build.warm', [40, 120, 40]);
  add('stock', 'build.warm', [20, 20, 20]);
  add('ours', 'weigh.scripts', [241]);
  add('stock', 'weigh.scripts', [200]);
  add('ours', 'paint.tbt', [0]);
  add('stock', 'paint.tbt', [0]);
  add('ours', 'search.desk', [90]);
  add('starlight', 'search.desk', [400]);
  expect(formatTable(values).split('\n').slice(2)).toEqual([
    '| cold build | 150.0 s | 100.0 s | 50.0 s | 1.50 | 0.50 | ≤ 2 |',
    "| warm build, to stock's cold build | 40.0 s | 20.0 s | – | 0.50 | – | ≤ 0.8 |",
    '| JavaScript of a guide after idle, gzip | 241.0 kB | 200.0 kB | – | 1.21 | – | ≤ 240 kB, missed |',
    '| total blocking time, phone | 0 ms | 0 ms | – | stock took 0 | – | ≤ 0.4 |',
    '| first key to first hit, desk | 90 ms | – | 400 ms | – | – |  |',
  ]);
});

test('the table refuses a ratio without a yardstick', () => {
  const values = new Values(['ours', 'stock']);
  values.add('ours', 'paint.fcp', 900);
  expect(() => formatTable(values)).toThrow('no yardstick for "first contentful paint, phone"');
  expect(() => ratioOf([1, 2], [1], 'cold build')).toThrow('2 runs, and 1 of the stock site');
  const alone = new Values(['ours']);
  alone.add('ours', 'paint.fcp', 900);
  expect(formatTable(alone)).toContain('| first contentful paint, phone | 900 ms | ≤ 1 |');
  const goals = METRIC_IDS.filter((id) => METRICS[id].goal);
  console.log(`${METRIC_IDS.length} metrics, ${goals.length} with a goal`);
  expect(goals).toHaveLength(13);
});

test('options of bench:peers are checked in a sentence', () => {
  expect(readOptions([])).toMatchObject({runs: 3, pages: Infinity, peers: ['stock', 'starlight']});
  expect(readOptions(['--only', 'start,build', '--runs', '1']).parts).toEqual(['build', 'start']);
  expect(() => readOptions(['--only', 'startt'])).toThrow('--only doesn\'t know "startt"');
  expect(() => readOptions(['--runs', '0'])).toThrow('--runs needs a whole number from 1');
});
