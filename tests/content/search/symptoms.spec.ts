import {expect, test} from '@playwright/test';
import {createErrorFinder} from '../../../plugins/errors/client';
import {defaultOptions} from '../../../plugins/search/options';
import {recordFromMarkdown} from '../../../plugins/search/records';
import {readText} from '../../../scripts/content/project';
import type {LocalClient} from '../../../src/features/search/engine';
import {withErrors} from '../../../src/features/search/errors';
import {docsPages, publishedErrors} from '../errors/sources';
import {clientOf} from './client-of';

/** What DocSearch's field takes, in characters: a message that's pasted into it is cut off there. */
const FIELD = 64;

const pages = docsPages();

const recordOf = (page: (typeof pages)[number]) =>
  recordFromMarkdown(
    page.permalink.slice(1),
    readText((page.source ?? '').replace('@site/', '')).replace(/^---\n[\s\S]*?\n---\n/, ''),
    page,
    defaultOptions,
  );

const symptoms = pages.flatMap(({symptoms: texts = [], permalink}) =>
  texts.map((text) => ({text, route: permalink})),
);

const files = publishedErrors();

const engine = clientOf(pages.map(recordOf));

/** The engine as readers have it, with the index of errors behind it. */
const engineOf = (isReachable: boolean): LocalClient =>
  withErrors(engine, {baseUrl: '/', siteUrl: 'https://site.example'}, async () => {
    if (!isReachable) {
      throw new Error('offline');
    }
    return createErrorFinder('/', async (path) => {
      const content: unknown = JSON.parse(files.get(path) ?? 'null');
      return content;
    });
  });

const client = engineOf(true);

/** A message as people get it: with something in each of its variable parts. */
const asSeen = (text: string): string => text.replaceAll('…', '17');

const searched = async (query: string, by = client): Promise<string> => {
  const {results} = await by.search([{indexName: 'local', params: {query, hitsPerPage: 5}}]);
  return new URL(results[0]?.hits[0]?.url ?? 'https://site.example/').pathname;
};

const asked = async (question: string, by = client): Promise<string | undefined> =>
  (await by.ask(question)).sources[0]?.url.replace(/#.*/, '');

test('each message of a troubleshooting page belongs to that page alone', () => {
  const first = new Map<string, string>();
  const twice = symptoms.filter(({text, route}) => {
    const other = first.get(text.toLowerCase());
    first.set(text.toLowerCase(), route);
    return other !== undefined;
  });
  console.log(`symptoms: ${symptoms.length} messages of ${new Set(first.values()).size} pages`);
  expect(symptoms.length).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

test('search and Ask AI find the page by each of its messages', async () => {
  test.slow();
  const missed: string[] = [];
  for (const {text, route} of symptoms) {
    const seen = asSeen(text);
    const found = {search: await searched(seen.slice(0, FIELD)), ask: await asked(seen)};
    missed.push(
      ...Object.entries(found)
        .filter(([, page]) => page !== route)
        .map(([by, page]) => `${by}: ${seen} → ${page}, not ${route}`),
    );
  }
  console.log(`symptoms: ${symptoms.length} searched and asked, ${missed.length} not found first`);
  expect(missed).toEqual([]);
});

test('without the index of errors, search and Ask AI answer all the same', async () => {
  const offline = engineOf(false);
  expect(await searched('spring() must be', offline)).toBe(await searched('spring() must be'));
  expect(await asked('Why is my video not sharp?', offline)).toBe(
    await asked('Why is my video not sharp?'),
  );
  const {rest} = await client.search(
    [{indexName: 'local', params: {query: 'Failed to launch the browser process'}}],
    {patience: 0},
  );
  await rest;
});
