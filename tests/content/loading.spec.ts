import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {ROOT} from '../../scripts/lib/root';

/** The HTML of the loading screen for the given state. Runs apart: Playwright has a JSX of its own. */
function render(state: Record<string, unknown>): string {
  const code = `
    import React from 'react';
    import {renderToStaticMarkup} from 'react-dom/server';
    import Loading from './src/theme/Loading';
    const state = ${JSON.stringify(state)};
    const props = {...state, error: state.error ? new Error(state.error) : null, retry: () => {}};
    console.log('html:' + renderToStaticMarkup(React.createElement(Loading, props)));`;
  const {stdout, stderr} = spawnSync('npx', ['tsx', '-e', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout, stderr).toContain('html:');
  return stdout.slice(stdout.indexOf('html:') + 'html:'.length).trim();
}

test('a page that loads quickly shows nothing', () => {
  expect(render({pastDelay: false})).toBe('');
});

test('a page that takes longer shows a spinner of 128 by 110 px with cycles of 1.5 s and 3 s', () => {
  const html = render({pastDelay: true});
  expect(html).toContain('width="128" height="110"');
  expect([...html.matchAll(/dur="([^"]+)"/g)].map(([, duration]) => duration)).toEqual([
    '1.5s',
    '3s',
    '3s',
  ]);
});

test('a page whose code failed shows the error and a Retry button', () => {
  const html = render({error: 'Loading chunk 7 failed'});
  expect(html).toContain('Loading chunk 7 failed');
  expect(html).toContain('Retry</button>');
});
