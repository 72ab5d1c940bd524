import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toMarkdown} from 'mdast-util-to-markdown';
import {docRoute} from '../../../tests/content/lib/routes';
import {readMarkdown} from '../../../tests/content/lib/project';
import plannedLinks from '..';
import {leadsTo} from '../leadsTo';
import {plannedRoutes} from '../routes';

const siteDir = path.join(__dirname, '__fixtures__');
const routes = plannedRoutes(readFileSync(path.join(siteDir, 'routes.tsv'), 'utf8'), siteDir);

test('planned are the routes of the manifest that have no page', () => {
  expect([...routes]).toEqual(['/docs/paths/cut-path', '/docs/player']);
});

test('a link to a planned page shows as its text, every other link stays', () => {
  const tree = fromMarkdown(
    'See [`cutPath()`](/docs/paths/cut-path#arguments), [the **Player**](/docs/player/), ' +
      '[spring](/docs/spring) and [a mistake](/docs/sprin).\n\n- [Player](/docs/player)\n',
  );
  plannedLinks({routes})(tree);
  expect(toMarkdown(tree)).toBe(
    'See `cutPath()`, the **Player**, [spring](/docs/spring) and [a mistake](/docs/sprin).\n\n* Player\n',
  );
});

test('addresses of other sites are never planned', () => {
  expect(leadsTo(routes, 'https://example.com/docs/player')).toBe(false);
});

test('no page of the site counts as planned', () => {
  const root = path.join(__dirname, '../../..');
  const planned = plannedRoutes(readFileSync(path.join(root, 'docs-routes.tsv'), 'utf8'), root);
  const pages = readMarkdown().filter(
    ({file}) => file.startsWith('docs/') && !path.basename(file).startsWith('_'),
  );
  const wrong = pages.map(docRoute).filter((route) => leadsTo(planned, route));
  console.log(`planned: ${planned.size} routes without a page, ${pages.length} pages checked`);
  expect(wrong).toEqual([]);
});
