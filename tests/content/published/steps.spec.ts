import {mkdtempSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {
  changePages,
  readPagesInto,
  writePages,
  type Pages,
} from '../../../plugins/published/html-files';
import {stepsOf} from '../../../plugins/published';
import {validateOptions} from '../../../plugins/published/options';
import {
  checkOrder,
  GIVEN,
  runSteps,
  type Artifact,
  type Step,
} from '../../../plugins/published/step';
import {optionsCheck} from '../../helpers/validate-options';

const validate = optionsCheck(validateOptions);

const OPTIONS = {
  docsMcp: {file: 'docs-mcp.tgz', version: '1.0.0'},
  exclude: ['/search'],
  frame: {entry: 'src/frame.tsx', route: 'frame'},
  headers: {
    services: {analytics: false, algoliaAppId: null, chatWidgetOrigins: []},
    embedRoute: 'embed',
    frameRoute: 'frame',
  },
  markdown: {
    summary: 'A site.',
    version: '1.0.0',
    sections: [{id: 'all', title: 'All', routes: ['/**']}],
  },
  skills: {version: '1.0.0', skills: []},
  socialImages: {wordmark: 'static/wordmark.svg'},
};

const step = (name: string, reads: Artifact[], writes: Artifact[]): Step => ({
  name,
  reads,
  writes,
  run: () => undefined,
});

test('each step reads what an earlier one wrote', () => {
  const steps = stepsOf(validate(OPTIONS));
  checkOrder(steps, GIVEN);
  const written = steps.flatMap(({writes}) => writes);
  console.log(`${steps.length} steps, ${written.length} things written`);
  expect(steps.length).toBeGreaterThan(7);
  expect(new Set(written).size).toBe(written.length);
});

test('a step before the one that it reads from ends the build with a sentence', () => {
  const hints = step('hints', ['built pages'], ['pages with hints']);
  const styles = step('styles', ['pages with hints'], ['final pages']);
  expect(() => checkOrder([hints, styles], GIVEN)).not.toThrow();
  expect(() => checkOrder([styles, hints], GIVEN)).toThrow(
    'The step "styles" of plugins/published reads "pages with hints", which no earlier step writes. Put it after "hints".',
  );
  expect(() => checkOrder([styles], GIVEN)).toThrow('Add the step that writes it.');
});

test('a step runs when all that it reads is there, and beside steps that it does not read from', async () => {
  const steps = [
    step('markdown', ['built pages'], ['Markdown']),
    step('downloads', ['Markdown'], ['downloads']),
    step('robots', [], ['robots.txt']),
    step('skills', ['Markdown', 'robots.txt'], ['skills']),
  ];
  const events: string[] = [];
  await runSteps(steps, GIVEN, async ({name}) => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, name === 'markdown' ? 20 : 1));
    events.push(`${name} ends`);
  });
  console.log(`${steps.length} steps, ${events.length} events`);
  expect(events).toHaveLength(2 * steps.length);
  expect(events.slice(0, 4)).toEqual([
    'markdown begins',
    'robots begins',
    'robots ends',
    'markdown ends',
  ]);
  const failing = runSteps(steps, GIVEN, async ({name}) => {
    if (name === 'robots') {
      throw new Error('No disk.');
    }
  });
  await expect(failing).rejects.toThrow('No disk.');
});

test('a misspelled option ends the build with a sentence', () => {
  expect(() => validate({...OPTIONS, movd: {}})).toThrow(
    'The plugin "published" has no option "movd". Did you mean moved?',
  );
  expect(() => validate({...OPTIONS, headers: undefined})).toThrow('headers');
  expect(validate(OPTIONS)).toMatchObject({
    moved: {},
    patches: {routeTable: true, criticalStyles: true},
  });
});

test('changes pages, and leaves other HTML files alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  mkdirSync(join(folder, 'docs'));
  const write = (name: string, html: string) => writeFileSync(join(folder, name), html);
  write('docs/index.html', '<div id="__docusaurus"></div>');
  write('frame.html', '<div id="root"></div>');
  const changed: string[] = [];
  const pages: Pages = new Map();
  await readPagesInto(pages, folder);
  await changePages(pages, (html, file) => {
    changed.push(file);
    return html.replace('<div', '<main');
  });
  await writePages(pages, folder);
  expect(changed).toEqual([join('docs', 'index.html')]);
  expect(readFileSync(join(folder, 'docs/index.html'), 'utf8')).toContain(
    '<main id="__docusaurus"',
  );
  expect(readFileSync(join(folder, 'frame.html'), 'utf8')).toBe('<div id="root"></div>');
});
