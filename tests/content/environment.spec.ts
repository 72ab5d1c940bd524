import {expect, test} from '@playwright/test';
import {readEnvironment} from '../../config/environment';

test('without variables the site has its defaults and no hosted service', () => {
  const environment = readEnvironment({});
  expect(environment).toMatchObject({
    url: 'https://www.remotion.dev',
    baseUrl: '/',
    analyticsId: null,
    algolia: null,
    chatWidget: null,
    askAiEmbedOrigins: [],
    editUrl: 'https://github.com/remotion-dev/remotion/edit/main/packages/docs/',
  });
  expect(environment.announcement).toMatchObject({isCloseable: true});
});

test('reads every variable', () => {
  expect(
    readEnvironment({
      SITE_URL: 'https://example.com/',
      BASE_URL: '/preview/',
      ANALYTICS_ID: 'G-ABCD1234',
      ALGOLIA_APP_ID: 'ABCDEF1234',
      ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
      ALGOLIA_INDEX_NAME: 'docs',
      CHAT_WIDGET_SCRIPT_URL: 'https://example.com/widget.js',
      CHAT_WIDGET_ID: 'abc-1',
      CHAT_WIDGET_ORIGINS: 'https://api.example.com',
      ASK_AI_EMBED_ORIGINS: 'https://a.example, http://localhost:3000',
      EDIT_URL: 'https://git.example/edit/site',
      ANNOUNCEMENT: '<a href="/x">New</a>',
      ANNOUNCEMENT_BACKGROUND: 'rebeccapurple',
      ANNOUNCEMENT_COLOR: '#fff',
      ANNOUNCEMENT_CLOSEABLE: 'false',
    }),
  ).toMatchObject({
    url: 'https://example.com',
    baseUrl: '/preview/',
    analyticsId: 'G-ABCD1234',
    algolia: {appId: 'ABCDEF1234', indexName: 'docs'},
    chatWidget: {scriptUrl: 'https://example.com/widget.js', id: 'abc-1'},
    chatWidgetOrigins: ['https://example.com', 'https://api.example.com'],
    askAiEmbedOrigins: ['https://a.example', 'http://localhost:3000'],
    editUrl: 'https://git.example/edit/site/',
    announcement: {
      content: '<a href="/x">New</a>',
      backgroundColor: 'rebeccapurple',
      isCloseable: false,
    },
  });
});

test('a new announcement shows again to those who closed the last one', () => {
  const id = (text: string) => readEnvironment({ANNOUNCEMENT: text}).announcement?.id;
  expect(id('one')).not.toBe(id('two'));
});

test('no announcement when it is off, and no link to edit pages', () => {
  expect(readEnvironment({EDIT_URL: 'off'}).editUrl).toBeNull();
  expect(readEnvironment({ANNOUNCEMENT: 'off'}).announcement).toBeNull();
});

const MALFORMED: [variables: Record<string, string>, named: string][] = [
  [{EDIT_URL: 'packages/docs'}, 'EDIT_URL'],
  [{SITE_URL: 'remotion.dev'}, 'SITE_URL'],
  [{SITE_URL: 'https://remotion.dev/docs'}, 'SITE_URL'],
  [{SITE_URL: 'javascript:alert(1)'}, 'SITE_URL'],
  [{ASK_AI_EMBED_ORIGINS: 'https://a.example/path'}, 'ASK_AI_EMBED_ORIGINS'],
  [{ASK_AI_EMBED_ORIGINS: '*'}, 'ASK_AI_EMBED_ORIGINS'],
  [{BASE_URL: 'docs'}, 'BASE_URL'],
  [{BASE_URL: '/docs'}, 'BASE_URL'],
  [{ANALYTICS_ID: '12345'}, 'ANALYTICS_ID'],
  [{ALGOLIA_APP_ID: 'ABCDEF1234'}, 'ALGOLIA_API_KEY'],
  [{ALGOLIA_APP_ID: 'no!', ALGOLIA_API_KEY: 'x', ALGOLIA_INDEX_NAME: 'y'}, 'ALGOLIA_APP_ID'],
  [{CHAT_WIDGET_ID: 'abc'}, 'CHAT_WIDGET_SCRIPT_URL'],
  [
    {CHAT_WIDGET_SCRIPT_URL: 'http://example.com/x.js', CHAT_WIDGET_ID: 'abc'},
    'CHAT_WIDGET_SCRIPT_URL',
  ],
  [{ANNOUNCEMENT: '<script>alert(1)</script>'}, 'ANNOUNCEMENT'],
  [{ANNOUNCEMENT: '<a onclick="x()">x</a>'}, 'ANNOUNCEMENT'],
  ...[
    '<img src=x onerror=x()>',
    '<a href="java\tscript:x()">x</a>',
    '<a href="&#106;avascript:x()">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<svg><a href="/">x</a></svg>',
    '<b style="position:fixed">x</b>',
    '<form action="https://evil.example"><b>x</b></form>',
    '<!-- x -->',
    '<constructor>x</constructor>',
  ].map((ANNOUNCEMENT): [Record<string, string>, string] => [{ANNOUNCEMENT}, 'ANNOUNCEMENT']),
  [{ANNOUNCEMENT_COLOR: 'red; background: url(x)'}, 'ANNOUNCEMENT_COLOR'],
  [{ANNOUNCEMENT_CLOSEABLE: 'maybe'}, 'ANNOUNCEMENT_CLOSEABLE'],
];

for (const [variables, named] of MALFORMED) {
  test(`a malformed ${named} is named: ${JSON.stringify(variables)}`, () => {
    expect(() => readEnvironment(variables)).toThrow(named);
    expect(() => readEnvironment(variables)).toThrow(/^[A-Z][^\n]+\.$/);
  });
}
