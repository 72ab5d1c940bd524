import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import ts from 'typescript';
import {expect, test} from '@playwright/test';
import {
  cleanHit,
  hitUrl,
  isExternal,
  plainText,
  safeHtml,
  toPageHit,
} from '../../src/features/search/hits';
import {missingResultsUrl, readQuery, writeQuery} from '../../src/features/search/query';
import {TASKS} from '../../src/features/search/tasks';
import {validateThemeConfig} from '../../plugins/search';
import {prepareStore, storageKeys} from '../../src/features/search/storage';
import {keepErrorOnScreen} from '../../src/features/search/Modal/keepError';
import {searchKey} from '../../src/theme/SearchBar/useSearchKeys';

const rules = {baseUrl: '/', externalUrlRegex: 'elsewhere\\.example'};

const hit = {
  objectID: '1',
  url: 'https://www.remotion.dev/docs/sequence#from',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Tips &amp; tricks', lvl1: '<Sequence>', lvl2: 'from', lvl3: null},
};

test.describe('texts of an index', () => {
  for (const [text, html] of [
    ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
    ['<OffthreadVideo>', '&lt;OffthreadVideo&gt;'],
    ['&lt;OffthreadVideo&gt;', '&lt;OffthreadVideo&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<mark onclick="x">y</mark>', '&lt;mark onclick=&quot;x&quot;&gt;y'],
    ['<MARK>y</MARK>', '<mark>y</mark>'],
    ['a <mark>cut', 'a <mark>cut</mark>'],
    ['AT&T & x;', 'AT&amp;T &amp; x;'],
  ] as const) {
    test(`${text} becomes safe HTML`, () => {
      expect(safeHtml(text)).toBe(html);
    });
  }

  test('become plain text where they are shown as text', () => {
    expect(plainText('<mark>Tips</mark> &amp; &#39;tricks&#x27; &unknown;')).toBe(
      "Tips & 'tricks' &unknown;",
    );
  });
});

test.describe('addresses of hits', () => {
  test('stay on this deployment, below its base URL', () => {
    expect(hitUrl('https://www.remotion.dev/docs/a?b=1#c', rules)).toBe('/docs/a?b=1#c');
    expect(hitUrl('https://x.dev/docs/a', {baseUrl: '/preview/'})).toBe('/preview/docs/a');
    expect(hitUrl('https://x.dev/preview/docs/a', {baseUrl: '/preview/'})).toBe('/preview/docs/a');
  });

  test('keep their host where the external pattern matches', () => {
    expect(hitUrl('https://elsewhere.example/a', rules)).toBe('https://elsewhere.example/a');
    expect(isExternal('/docs/a', rules)).toBe(false);
    expect(isExternal('/docs/a', {})).toBe(false);
  });

  test('are none if a browser would execute them or cannot read them', () => {
    const everything = {baseUrl: '/', externalUrlRegex: '.'};
    expect(hitUrl('javascript:alert(1)', everything)).toBeNull();
    expect(hitUrl('https://', everything)).toBeNull();
  });

  test('are none if their path would be read as another host', () => {
    for (const url of [
      '/.//evil.example',
      '/a/..//evil.example',
      '/.\\\\evil.example',
      'https://www.remotion.dev//evil.example',
    ]) {
      expect(hitUrl(url, {baseUrl: '/'}), url).toBeNull();
    }
    // A hit names its page in full: the host does not count, wherever it leads.
    expect(hitUrl('//evil.example/docs', {baseUrl: '/'})).toBe('/docs');
  });
});

test.describe('a hit', () => {
  test('has its group as plain text and the rest as safe HTML', () => {
    const cleaned = cleanHit(hit, rules);
    expect(cleaned?.hierarchy).toMatchObject({
      lvl0: 'Tips & tricks',
      lvl1: '&lt;Sequence&gt;',
      lvl2: 'from',
      lvl3: null,
    });
    expect(cleaned?.url).toBe('/docs/sequence#from');
  });

  test('reads as title, path and summary on the search page', () => {
    const highlighted = {
      ...hit,
      _highlightResult: {hierarchy: {lvl2: {value: '<mark>from</mark>'}}},
      _snippetResult: {content: {value: 'Starts <mark>from</mark> <b>'}},
    };
    const cleaned = cleanHit(highlighted, rules);
    expect(cleaned && toPageHit(cleaned)).toEqual({
      id: '1',
      url: '/docs/sequence#from',
      title: '<mark>from</mark>',
      path: ['Tips &amp; tricks', '&lt;Sequence&gt;'],
      summary: 'Starts <mark>from</mark> &lt;b&gt;',
      symbol: null,
    });
  });

  for (const [name, broken] of Object.entries({
    null: null,
    'without an address': {...hit, url: undefined},
    'with an address that executes': {...hit, url: 'javascript:alert(1)'},
    'without the text of its level': {...hit, type: 'lvl4'},
    'without levels': {...hit, hierarchy: null},
  })) {
    test(`${name} is left out`, () => {
      const external = {baseUrl: '/', externalUrlRegex: 'javascript'};
      expect(cleanHit(broken, external)).toBeNull();
    });
  }
});

test('each popular task is a page of the manifest', () => {
  const routes = readFileSync('docs-routes.tsv', 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]);
  expect(TASKS.filter(({path}) => !routes.includes(path))).toEqual([]);
});

test('a search setting that nothing follows ends the build with its name', () => {
  const check = (settings: object) =>
    validateThemeConfig({
      themeConfig: {algolia: {appId: 'a', ...settings}},
      validate: (_schema, config) => config,
    });
  expect(check({placeholder: 'Find', searchParameters: {}, translations: {}})).toBeTruthy();
  expect(() => check({searchPagePaht: 'find'})).toThrow(
    "The search of this site doesn't follow themeConfig.algolia.searchPagePaht. Remove it. Did you mean searchPagePath?",
  );
});

test.describe('a query in an address', () => {
  for (const query of ['fade in', 'a&b=c#d', '100 %', '<b>', 'ä 😀']) {
    test(`"${query}" survives the way there and back`, () => {
      expect(readQuery(writeQuery(query))).toBe(query);
    });
  }

  test('is cut at 64 characters, and half an emoji does no harm', () => {
    expect(readQuery(`?q=${'x'.repeat(100)}`)).toHaveLength(64);
    const half = readQuery(`?q=${encodeURIComponent(`a${'😀'.repeat(40)}`)}`);
    expect(() => writeQuery(half)).not.toThrow();
    expect(() => missingResultsUrl(half)).not.toThrow();
  });

  test('is empty if there is none or it cannot be decoded', () => {
    expect(readQuery('')).toBe('');
    expect(() => readQuery('?q=%E0%A4%A')).not.toThrow();
    expect(writeQuery('')).toBe('');
  });

  test('stands in the title of the issue that asks for results', () => {
    const url = new URL(missingResultsUrl('a `b` "c"'));
    expect(url.hostname).toBe('github.com');
    expect(url.searchParams.get('title')).toBe('Search: no results for "a `b` "c""');
    expect(url.searchParams.get('body')).toContain('`a \'b\' "c"`');
  });
});

test.describe('stored searches', () => {
  const [recent = ''] = storageKeys('local');

  function createStore(entries: Record<string, string>, capacity = Infinity) {
    const values = new Map(Object.entries(entries));
    return {
      values,
      getItem: (key: string) => values.get(key) ?? null,
      removeItem: (key: string) => void values.delete(key),
      setItem: (key: string, value: string) => {
        if (value.length > capacity) {
          throw new Error('QuotaExceededError');
        }
        values.set(key, value);
      },
    };
  }

  test('stay if they are hits', () => {
    const stored = JSON.stringify([cleanHit(hit, rules)]);
    const store = createStore({[recent]: stored});
    expect(prepareStore(() => store, 'local', rules)).toBe(true);
    expect([...store.values]).toEqual([[recent, stored]]);
  });

  for (const garbage of ['{', '{}', 'null', '[null]', '[{"objectID":"1"}]', '"x"']) {
    test(`are dropped if they are ${garbage}`, () => {
      const store = createStore({[recent]: garbage});
      expect(prepareStore(() => store, 'local', rules)).toBe(true);
      expect([...store.values]).toEqual([]);
    });
  }

  test('are not used if the store is full or forbidden', () => {
    expect(prepareStore(() => createStore({}, 1000), 'local', rules)).toBe(false);
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(prepareStore(forbidden, 'local', rules)).toBe(false);
  });
});

test.describe('keys', () => {
  const key = (name: string, modifiers: Partial<KeyboardEvent> = {}) => ({
    key: name,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    ...modifiers,
  });
  const opens = (typed: string) => ({action: 'open', typed});
  const closes = {action: 'close'};

  for (const [name, asked, expected] of [
    ['Ctrl+K opens', searchKey(key('k', {ctrlKey: true}), 'closed', 'page'), opens('')],
    ['⌘K opens from a field', searchKey(key('K', {metaKey: true}), 'closed', 'field'), opens('')],
    ['Ctrl+K closes', searchKey(key('k', {ctrlKey: true}), 'open', 'field'), closes],
    ['Escape closes', searchKey(key('Escape'), 'open', 'field'), closes],
    ['Escape gives up opening', searchKey(key('Escape'), 'opening', 'page'), closes],
    ['Escape does nothing else', searchKey(key('Escape'), 'closed', 'page'), null],
    ['/ opens', searchKey(key('/'), 'closed', 'page'), opens('')],
    ['/ is a character in a field', searchKey(key('/'), 'closed', 'field'), null],
    ['a character opens from the button', searchKey(key('é'), 'closed', 'button'), opens('é')],
    ['a character does not from the page', searchKey(key('a'), 'closed', 'page'), null],
    ['the space presses the button', searchKey(key(' '), 'closed', 'button'), null],
    ['Enter presses the button', searchKey(key('Enter'), 'closed', 'button'), null],
    ['Ctrl+F finds in the page', searchKey(key('f', {ctrlKey: true}), 'closed', 'button'), null],
    ['⌘F finds in the page', searchKey(key('f', {metaKey: true}), 'closed', 'button'), null],
    ['what is typed too early counts', searchKey(key(' '), 'opening', 'page'), opens(' ')],
    ['an open modal has its own keys', searchKey(key('a'), 'open', 'field'), null],
  ] as const) {
    test(name, () => {
      expect(asked).toEqual(expected);
    });
  }
});

test.describe('a failed search', () => {
  const failure = () => Promise.reject(new Error('offline'));

  test('is reported after the stall timer, as the modal wants it, and never settles', async () => {
    const start = Date.now();
    const reported: string[] = [];
    let isSettled = false;
    const report = (error: Error) => {
      reported.push(error.name);
      throw error;
    };
    const kept = keepErrorOnScreen(
      failure(),
      () => true,
      () => reported.push('told'),
    );
    kept.catch(report).finally(() => (isSettled = true));
    await expect.poll(() => reported).toEqual(['told', 'RetryError']);
    expect(Date.now() - start).toBeGreaterThan(300);
    expect(isSettled).toBe(false);
  });

  test('is not reported once another query is typed', async () => {
    const reported: string[] = [];
    const told = () => reported.push('told');
    keepErrorOnScreen(failure(), () => false, told).catch(({name}: Error) => reported.push(name));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(reported).toEqual([]);
  });

  test('does not change one that works', async () => {
    const kept = keepErrorOnScreen(
      Promise.resolve(7),
      () => true,
      () => {},
    );
    expect(await kept.catch(() => 0)).toBe(7);
  });
});

test.describe('what every page carries of the search', () => {
  /** Files that a module imports statically, itself included. Types and stylesheets cost nothing. */
  function filesBehind(file: string, found = new Set<string>()): Set<string> {
    if (!found.has(file)) {
      found.add(file);
      for (const [, path = ''] of withoutTypes(file).matchAll(/ from ['"](\.[^'"]+)['"]/g)) {
        const base = join(dirname(file), path);
        const target = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.tsx')].find(
          (name) => /\.tsx?$/.test(name) && existsSync(name),
        );
        if (target) {
          filesBehind(target, found);
        }
      }
    }
    return found;
  }

  function withoutTypes(file: string): string {
    const {outputText} = ts.transpileModule(readFileSync(file, 'utf8'), {
      compilerOptions: {
        jsx: ts.JsxEmit.ReactJSX,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        removeComments: true,
      },
    });
    return outputText;
  }

  const gzipped = (files: Iterable<string>) =>
    gzipSync([...files].map(withoutTypes).join('\n'), {level: 9}).length;

  test('is less than 5 kB gzip, also before it is minified', () => {
    const files = filesBehind(join('src', 'theme', 'SearchBar', 'index.tsx'));
    console.log(`${[...files].join(', ')}: ${gzipped(files)} bytes gzip`);
    expect([...files].join()).toContain('useSearchKeys');
    expect([...files].join()).not.toMatch(
      /search\/Modal|engine|plugins\/search\/(?!(preload|format)\.)/,
    );
    expect(gzipped(files)).toBeLessThan(5000);
  });

  test('would be more with the modal in it', () => {
    const files = filesBehind(join('src', 'features', 'search', 'Modal', 'index.tsx'));
    expect([...files].join()).toContain('modalProps');
  });
});
