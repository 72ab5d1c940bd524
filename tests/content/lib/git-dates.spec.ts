import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {parseLog, readGitDates, withDate} from '../../../plugins/lib/git-dates';
import {withListDates, withRouteDates} from '../../../plugins/lib/sitemap-dates';

const newFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'git-dates-')));

function commit(folder: string, file: string, date: string): void {
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...command], {
      cwd: folder,
      env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date},
    });
  writeFileSync(join(folder, file), date);
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', file);
}

test('a file has the date of its last commit, with letters of any language in its name', () => {
  const folder = newFolder();
  commit(folder, 'a.mdx', '2025-01-01T00:00:00Z');
  commit(folder, 'höhe.mdx', '2025-02-01T00:00:00Z');
  commit(folder, 'a.mdx', '2025-03-01T00:00:00Z');
  const dates = readGitDates(folder)!;
  expect(dates.get(join(folder, 'a.mdx'))).toEqual(new Date('2025-03-01T00:00:00Z'));
  expect(dates.get(join(folder, 'höhe.mdx'))).toEqual(new Date('2025-02-01T00:00:00Z'));
});

test('a copy without history, or with a part of it, has no dates', () => {
  expect(readGitDates(newFolder())).toBeNull();
  const folder = newFolder();
  commit(folder, 'a.mdx', '2025-01-01T00:00:00Z');
  commit(folder, 'a.mdx', '2025-03-01T00:00:00Z');
  const clone = join(newFolder(), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, clone]);
  expect(readGitDates(clone)).toBeNull();
});

test('a date in the front matter is kept', () => {
  const dates = parseLog('@1735689600\n\ndocs/a.mdx\ndocs/_part/b.mdx\n', '/site');
  expect(withDate({title: 'A'}, '/site/docs/a.mdx', dates)).toEqual({
    title: 'A',
    last_update: {date: '2025-01-01T00:00:00.000Z'},
  });
  const own = {last_update: {date: '2020-01-01'}};
  expect(withDate(own, '/site/docs/a.mdx', dates)).toEqual(own);
  expect(withDate({}, '/site/docs/_part/b.mdx', dates)).toEqual({});
  expect(withDate({}, '/site/docs/a.mdx', null)).toEqual({});
});

test('a list is as new as the newest page that it lists', () => {
  const origin = 'https://example.com';
  expect(
    withListDates([
      {url: `${origin}/blog`},
      {url: `${origin}/blog/archive`},
      {url: `${origin}/blog/page/2`, lastmod: null},
      {url: `${origin}/blog/a`, lastmod: '2025-01-01'},
      {url: `${origin}/blog/b`, lastmod: '2025-02-01'},
      {url: `${origin}/blogger`, lastmod: '2025-03-01'},
      {url: `${origin}/alone`},
    ]).map(({lastmod}) => lastmod),
  ).toEqual([
    '2025-02-01',
    '2025-02-01',
    '2025-02-01',
    '2025-01-01',
    '2025-02-01',
    '2025-03-01',
    undefined,
  ]);
});

test('a route without a date gets that of its file, so git is not asked for it', () => {
  const dates = new Map([['/site/src/pages/a.tsx', new Date(5)]]);
  const route = (path: string, metadata?: RouteConfig['metadata']): RouteConfig => ({
    path,
    component: '@theme/Page',
    metadata,
  });
  const [parent, without] = withRouteDates(
    [
      {
        ...route('/'),
        routes: [
          route('/a', {sourceFilePath: 'src/pages/a.tsx'}),
          route('/b', {sourceFilePath: 'src/pages/b.tsx'}),
          route('/c', {sourceFilePath: 'src/pages/a.tsx', lastUpdatedAt: 7}),
        ],
      },
      route('/d'),
    ],
    '/site',
    dates,
  );
  expect(parent?.routes?.map(({metadata}) => metadata?.lastUpdatedAt)).toEqual([5, null, 7]);
  expect(without?.metadata).toBeUndefined();
});

test('A page that is not committed yet is as old as its file, so git is not asked for it', () => {
  const dates = new Map([['/site/docs/a.mdx', new Date(0)]]);
  const savedAt = () => new Date('2026-01-02T00:00:00Z');
  expect(withDate({}, '/site/docs/new.mdx', dates, savedAt)).toEqual({
    last_update: {date: '2026-01-02T00:00:00.000Z'},
  });
});
