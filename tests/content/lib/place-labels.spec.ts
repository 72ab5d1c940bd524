import {expect, test} from '@playwright/test';
import {onceFromDocs} from '../../../plugins/remark/lib/docs-pages';
import {ROOT} from '../../../scripts/lib/root';
import {nameElsewhere, withPaginationLabel} from '../../../plugins/lib/place-labels';

const readDocs = onceFromDocs((pages) => pages);

test('a page that its section calls Overview is named by its title where another page leads to it', () => {
  const page = {title: '@remotion/lottie', sidebar_label: 'Overview'};
  expect(withPaginationLabel(page)).toEqual({...page, pagination_label: '@remotion/lottie'});
});

test('a label that says enough stays, and so does one that the page chose', () => {
  const short = {title: 'Documentation of Remotion', sidebar_label: 'Documentation'};
  expect(withPaginationLabel(short)).toEqual(short);
  const chosen = {title: 'Demos', sidebar_label: 'Demo', pagination_label: 'Try it'};
  expect(withPaginationLabel(chosen)).toEqual(chosen);
});

test('a guide is named by its short label, unless that names a place in a section', () => {
  expect(nameElsewhere({title: 'Documentation of Remotion', sidebar_label: 'Documentation'})).toBe(
    'Documentation',
  );
  expect(nameElsewhere({title: 'Questions about the Timeline', sidebar_label: 'FAQ'})).toBe(
    'Questions about the Timeline',
  );
  expect(nameElsewhere({title: 'Using audio'})).toBe('Using audio');
});

test('no two guides have the same name elsewhere', async () => {
  const guides = (await readDocs(ROOT)).filter(({frontMatter}) => frontMatter.kind === 'guide');
  const names = guides.map(({frontMatter}) => nameElsewhere(frontMatter));
  console.log(`${names.length} guides`);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
