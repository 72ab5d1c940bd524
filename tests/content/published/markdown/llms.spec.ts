import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {sectionsOfSite} from '../../../../src/data/sections';
import {llmsFiles} from '../../../../plugins/published/markdown/llms';
import type {WrittenPage} from '../../../../plugins/published/markdown/llms';

const absolute = (path: string): string => `https://example.com${path}`;
const site = {
  title: 'Toolkit',
  summary: 'Makes videos.',
  version: '4.0.383',
  more: [{title: 'AGENTS.md', path: '/AGENTS.md', says: 'Rules for a project.'}],
  absolute,
};

const page = (path: string, title: string): WrittenPage => ({
  path,
  title,
  description: `About ${title}.`,
  markdownUrl: absolute(`${path}.md`),
  document: `---\ntitle: ${title}\n---\n\n# ${title}\n`,
});

const sections = [
  {id: 'player', title: 'Player', routes: ['/docs/player/**']},
  {id: 'rest', title: 'The rest', routes: ['/docs/**']},
  {id: 'later', title: 'Later', routes: ['/later/**']},
];

test('the index names the sections, and each section has an index and a file with its pages', () => {
  const files = llmsFiles(
    [page('/docs/player/api', '<Player>'), page('/docs/spring', 'spring()')],
    sections,
    site,
  );
  expect([...files.keys()]).toEqual([
    'llms.txt',
    'llms-full.txt',
    'llms/player/llms.txt',
    'llms/player.txt',
    'llms/rest/llms.txt',
    'llms/rest.txt',
  ]);
  expect(files.get('llms.txt')).toContain(`## Sections

- [Player](https://example.com/llms/player/llms.txt): 1 page, about 31 tokens in full. \\<Player>
- [The rest](`);
  expect(files.get('llms.txt')).toContain(
    '- [AGENTS.md](https://example.com/AGENTS.md): Rules for a project.',
  );
  expect(files.get('llms/player/llms.txt')).toContain(`## Pages

- [\\<Player>](https://example.com/docs/player/api.md): About <Player>.

## Optional

- [This section in one file](https://example.com/llms/player.txt): about 31 tokens`);
  expect(files.get('llms/rest.txt')).toContain('# spring()');
  expect(files.get('llms/rest.txt')).not.toContain('# <Player>');
  expect(files.get('llms-full.txt')).toContain('# <Player>');
});

test('an index that tools would cut off stops the build', () => {
  const many = Array.from({length: 900}, (_, index) =>
    page(`/docs/page-${index}`, `Page ${index}`),
  );
  expect(() => llmsFiles(many, sections, site)).toThrow(
    /^\/llms\/rest\/llms\.txt has \d+ characters, and tools cut it off after 50000\. Split a section/,
  );
});

test('a page that no section names stops the build', () => {
  expect(() => llmsFiles([page('/news', 'News')], sections, site)).toThrow(
    'No section has the page /news. Add its route to a section.',
  );
});

test('every route of the manifest is in one section of the site', () => {
  const manifest = readFileSync(join(process.cwd(), 'docs-routes.tsv'), 'utf8');
  const routes = sectionsOfSite(manifest)
    .flatMap(({routes: own}) => own)
    .filter((route) => route.startsWith('/docs'));
  console.log(`${routes.length} routes in sections`);
  expect(routes.length).toBe(manifest.trim().split('\n').length - 1);
  expect(new Set(routes).size).toBe(routes.length);
  expect(() => sectionsOfSite('route\tgroup\n/docs/x\tunknown')).toThrow(
    'No section has the route /docs/x of the group "unknown".',
  );
});
