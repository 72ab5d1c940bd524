import path from 'node:path';
import {expect, test} from '@playwright/test';
import {messagesOf} from '../../scripts/api/messages';
import {ROOT} from '../../scripts/lib/root';

const FIXTURE = path.join(__dirname, '__fixtures__', 'messages');

test('messages: each text that the code puts together is one template, and notes are none', () => {
  const messages = messagesOf(FIXTURE);
  console.log(`Found ${messages.length} messages.`);
  expect(messages.map(({kind, text, file, line}) => [kind, text, `${file}:${line}`])).toEqual([
    ['error', 'Out of range: …', 'dist/index.js:8'],
    ['error', 'No value was passed', 'dist/index.js:14'],
    ['error', 'The value … is too large.\n…\nSee https://example.org/help', 'dist/index.js:18'],
    ['error', 'The value … is too large.\nSee https://example.org/help', 'dist/index.js:18'],
    ['error', '"volume" must lie between 0 and 1', 'dist/index.js:26'],
    ['error', 'Negative values are forbidden', 'dist/index.js:29'],
    ['error', 'Negative values are ignored', 'dist/index.js:29'],
    ['warning', 'The first line of a warning\nand its second line, in …', 'dist/index.js:31'],
  ]);
});

test('messages: of the installed packages, well-known ones are found with their parts', () => {
  const core = messagesOf(path.join(ROOT, 'node_modules', 'remotion'));
  const renderer = messagesOf(path.join(ROOT, 'node_modules', '@remotion', 'renderer'));
  console.log(
    `Found ${core.length} messages in remotion, ${renderer.length} in @remotion/renderer.`,
  );
  const texts = [...core, ...renderer].map(({text}) => text);
  expect(texts).toContain(
    '<Composition> mounted inside another composition. See https://remotion.dev/docs/wrong-composition-mount for help.',
  );
  expect(texts).toContain('inputRange must be strictly monotonically increasing but got […]');
  expect(core.length).toBeGreaterThan(150);
  expect(renderer.length).toBeGreaterThan(200);
});
