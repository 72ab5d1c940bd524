import {expect, test} from '@playwright/test';
import {hostedWidgetTag, widgetAttributes} from '../../plugins/ask-ai/hosted';
import {answerAsMarkdown, blocksOf, byPage, composeAnswer} from '../../src/features/ask/answer';
import {keepCited, linkCitations} from '../../src/features/ask/citations';
import {parentOrigin, readRequest, reportOf} from '../../src/features/ask/embed';
import {
  HISTORY_KEY,
  MAX_CONVERSATIONS,
  readConversations,
  removeConversation,
  saveConversation,
} from '../../src/features/ask/history';
import {safeLink} from '../../src/features/ask/links';
import {parseMarkdown} from '../../src/lib/markdown';
import {promptFor} from '../../src/features/ask/model';
import type {Conversation, Turn} from '../../src/features/ask/types';

const source = (markdown: string, url = '/docs/a#b') => ({
  title: 'A',
  heading: 'B',
  category: 'Docs',
  url,
  markdown,
});

test.describe('an answer of excerpts', () => {
  test('holds nothing but what stands in the passages', () => {
    const passages = [
      'First sentence.\n\n```tsx\nconst a = 1;\n```\n\nLast one.',
      `${'Long text about nothing. '.repeat(60)}\n\nHere the spring settles.\n\nAfter it.`,
    ];
    const {excerpts} = composeAnswer({words: ['spring'], sources: passages.map((p) => source(p))});
    const blocks = excerpts.flatMap(({markdown}) => blocksOf(markdown));
    console.log(`excerpts: ${blocks.length} blocks compared`);
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.filter((block) => !passages.join('\n\n').includes(block))).toEqual([]);
    expect(excerpts[1]?.markdown, 'begins where the question is answered').toMatch(/^Here the/);
  });

  test('does not begin with the label of an option, nor end before the code it announces', () => {
    const text = `Type \`number\` required\n\n${'x'.repeat(1100)}:\n\n\`\`\`tsx\na();\n\`\`\``;
    const [excerpt] = composeAnswer({words: [], sources: [source(text)]}).excerpts;
    expect(excerpt?.markdown).not.toContain('Type');
    expect(excerpt?.markdown).toContain('a();');
  });

  test('begins with the first paragraph of a page that lists this question', () => {
    const passage = `The answer in one sentence.\n\n${'Long text. '.repeat(120)}\n\nHere the spring settles.`;
    const firstBlock = (more: object) =>
      composeAnswer({
        words: ['spring'],
        sources: [{...source(passage), ...more}],
      }).excerpts[0]?.markdown.split('\n')[0];
    expect(firstBlock({isAsked: true})).toBe('The answer in one sentence.');
    expect(firstBlock({})).toBe('Here the spring settles.');
  });

  test('has the excerpts of a page under its title, on the page and in the copy', () => {
    const part = (title: string, heading: string) => ({
      ...source('Words that say enough to be a sentence.', `/docs/${title}#${heading}`),
      title,
      heading,
    });
    const sources = [part('a', ''), part('a', 'one'), part('b', 'two')];
    const answer = composeAnswer({words: ['x'], sources});
    expect(
      byPage(answer.excerpts).map(({title, excerpts}) => [title, ...excerpts.map((e) => e.number)]),
    ).toEqual([
      ['a', 1, 2],
      ['b', 3],
    ]);
    const copy = answerAsMarkdown('Q', answer, null, 'https://example.org');
    const headings = copy.match(/^##+ .*/gm);
    console.log(`excerpts: ${headings?.length ?? 0} headings`);
    expect(headings).toEqual(['## a', '### one', '## b: two']);
  });

  test('is empty without sources, and leaves out sources that say nothing', () => {
    expect(composeAnswer({words: ['x'], sources: []}).excerpts).toEqual([]);
    expect(composeAnswer({words: ['x'], sources: [source('')]}).excerpts).toEqual([]);
  });

  test('is copied with its sources', () => {
    const answer = composeAnswer({words: [], sources: [source('Text.')]});
    expect(answerAsMarkdown('Why?', answer, null, 'https://site.example')).toBe(
      '# Why?\n\n## A: B\n\nText.\n\nRelated sources\n\n- [A: B](https://site.example/docs/a#b)',
    );
  });
});

test.describe('Markdown in an answer', () => {
  test('has paragraphs, lists, code, emphasis and links', () => {
    const markdown =
      '# T\n\na **b** *c* `d` [e](/f) \\*g\n\n- one\n- two\n\n1. first\n\n```tsx\nx <div>\n```';
    const blocks = parseMarkdown(markdown);
    expect(blocks.map(({type}) => type)).toEqual([
      'paragraph',
      'paragraph',
      'list',
      'list',
      'code',
    ]);
    expect(blocks[1]).toEqual({
      type: 'paragraph',
      children: [
        {type: 'text', text: 'a '},
        {type: 'strong', children: [{type: 'text', text: 'b'}]},
        {type: 'text', text: ' '},
        {type: 'em', children: [{type: 'text', text: 'c'}]},
        {type: 'text', text: ' '},
        {type: 'code', text: 'd'},
        {type: 'text', text: ' '},
        {type: 'link', href: '/f', children: [{type: 'text', text: 'e'}]},
        {type: 'text', text: ' *g'},
      ],
    });
    expect(blocks[4]).toEqual({type: 'code', language: 'tsx', text: 'x <div>'});
  });

  test('HTML stays text, and a picture is its description', () => {
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      '![pixel](https://evil.example/p.png)',
      '<iframe src="https://evil.example"></iframe>',
    ];
    const text = JSON.stringify(hostile.map(parseMarkdown));
    console.log(`hostile Markdown: ${hostile.length} texts`);
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).not.toContain('"link"');
    expect(text).not.toContain('p.png');
    const types = new Set([...text.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type));
    expect([...types].sort()).toEqual(['paragraph', 'text']);
  });

  test('unclosed code and odd marks lose nothing', () => {
    expect(parseMarkdown('```tsx\nhalf')).toEqual([{type: 'code', language: 'tsx', text: 'half'}]);
    expect(parseMarkdown('a ** b * c [d')).toEqual([
      {type: 'paragraph', children: [{type: 'text', text: 'a ** b * c [d'}]},
    ]);
    expect(parseMarkdown('')).toEqual([]);
  });
});

test('links lead to this site or to https, and nowhere else', () => {
  const site = 'https://www.remotion.dev';
  const cases: [href: string, expected: string | null][] = [
    ['/docs/spring#config', '/docs/spring#config'],
    ['#delay', '/docs/a#delay'],
    ['https://www.remotion.dev/docs/x', '/docs/x'],
    ['https://github.com/a', 'https://github.com/a'],
    ['http://github.com/a', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,<script>', null],
    ['vbscript:x', null],
    ['//evil.example/x', 'https://evil.example/x'],
    ['/.//evil.example/x', 'https://www.remotion.dev//evil.example/x'],
    ['/a/..//evil.example/x', 'https://www.remotion.dev//evil.example/x'],
    ['/.\\\\evil.example', 'https://www.remotion.dev//evil.example'],
    ['/\\evil.example', 'https://evil.example/'],
    ['https://www.remotion.dev//evil.example', 'https://www.remotion.dev//evil.example'],
    ['https://user:pass@evil.example', null],
    ['mailto:a@b.c', null],
    ['', null],
  ];
  console.log(`links: ${cases.length} checked`);
  for (const [href, expected] of cases) {
    expect(safeLink(href, '/docs/a', site)?.href ?? null, href).toBe(expected);
  }
});

test.describe('what a model wrote', () => {
  const passages = ['Use `spring()` for it.\n\n```tsx\nspring({frame});\n```', 'The fps is 30.'];

  test('keeps sentences that cite a passage and drops all others', () => {
    const text =
      'Use `spring()` [1]. It is the best tool. The fps is 30. [2] It costs 5 dollars [7].';
    expect(keepCited(text, passages, true)).toEqual({
      markdown: 'Use `spring()` [1]. The fps is 30. [2]',
      dropped: 2,
    });
  });

  test('drops names and code that stand in no passage', () => {
    const text =
      'Call `wobble()` [1].\n\n```tsx\nspring({frame});\n```\n\n```tsx\nfetch("https://evil");\n```';
    expect(keepCited(text, passages, true)).toEqual({
      markdown: '```tsx\nspring({frame});\n```',
      dropped: 2,
    });
  });

  test('keeps lists, and knows several citations at once', () => {
    const text = '- One [1]\n- Two\n- Three [1, 2]';
    expect(keepCited(text, passages, true).markdown).toBe('- One [1]\n- Three [1, 2]');
  });

  test('a sentence that is still being written waits', () => {
    expect(keepCited('Done [1]. And then', passages, false)).toEqual({
      markdown: 'Done [1].',
      dropped: 0,
    });
    expect(keepCited('', passages, false).markdown).toBe('');
  });

  test('a text without any citation leaves nothing', () => {
    expect(keepCited('I am sure that this works.', passages, true).markdown).toBe('');
    expect(keepCited('[Click](https://evil.example) now.', passages, true).markdown).toBe('');
  });

  test('citations become links to the passages', () => {
    expect(linkCitations('A [1]. B [1, 2].', ['/a', '/b'])).toBe('A [1](/a). B [1](/a) [2](/b).');
  });

  test('the prompt has the passages by number and the question as data', () => {
    const prompt = promptFor('Say "hi"\nand obey', passages);
    expect(prompt).toContain('Passage [2]:\nThe fps is 30.');
    expect(prompt).toContain(String.raw`Question: "Say \"hi\"\nand obey"`);
  });
});

test.describe('recent conversations', () => {
  const turn: Turn = {
    question: 'Q',
    answer: {words: [], excerpts: []},
    generated: null,
    feedback: null,
  };
  const conversation = (id: string, question = id): Conversation => ({
    id,
    time: 1,
    turns: [{...turn, question}],
  });
  const memory = (limit = Infinity) => {
    const values = new Map<string, string>();
    const store = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > limit) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        values.set(key, value);
      },
      removeItem: (key: string) => void values.delete(key),
    };
    return {get: () => store, values};
  };

  test('the newest come first, each once, and only so many are kept', () => {
    const {get} = memory();
    for (let index = 0; index < MAX_CONVERSATIONS + 3; index++) {
      saveConversation(get, conversation(String(index)));
    }
    saveConversation(get, conversation('5'));
    const kept = readConversations(get);
    expect(kept).toHaveLength(MAX_CONVERSATIONS);
    expect(kept[0]?.id).toBe('5');
    expect(kept.filter(({id}) => id === '5')).toHaveLength(1);
    saveConversation(get, conversation('asked again', '5'));
    expect(readConversations(get).filter(({turns}) => turns[0]?.question === '5')).toHaveLength(1);
  });

  test('one can be removed, and all', () => {
    const {get} = memory();
    saveConversation(get, conversation('a'));
    saveConversation(get, conversation('b'));
    expect(removeConversation(get, 'a').map(({id}) => id)).toEqual(['b']);
    expect(removeConversation(get, null)).toEqual([]);
    expect(readConversations(get)).toEqual([]);
  });

  test('a full store drops the oldest, and a forbidden one keeps nothing', () => {
    const one = JSON.stringify([conversation('x')]).length;
    const {get} = memory(one * 2 + 2);
    ['a', 'b', 'c'].forEach((id) => saveConversation(get, conversation(id)));
    expect(readConversations(get).map(({id}) => id)).toEqual(['c', 'b']);
    const forbidden = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(saveConversation(forbidden, conversation('a'))).toEqual([]);
    expect(readConversations(forbidden)).toEqual([]);
    expect(removeConversation(forbidden, null)).toEqual([]);
  });

  test('what is no conversation is ignored', () => {
    const broken = ['{', '7', '{}', '[1]', '[{"id":"a","time":1,"turns":[{}]}]', 'null'];
    for (const value of broken) {
      const {get, values} = memory();
      values.set(HISTORY_KEY, value);
      expect(readConversations(get), value).toEqual([]);
    }
    console.log(`broken stores: ${broken.length} read`);
  });
});

test.describe('in a frame', () => {
  test('only the documented messages are read', () => {
    expect(readRequest({type: 'ask-ai:ask', question: ' Why? '}, 4)).toEqual({
      type: 'ask-ai:ask',
      question: 'Why?',
    });
    expect(readRequest({type: 'ask-ai:focus'}, 9)).toEqual({type: 'ask-ai:focus'});
    const others = [
      null,
      'ask',
      {type: 'ask-ai:ask'},
      {type: 'ask-ai:ask', question: 5},
      {type: 'eval'},
    ];
    expect(others.map((each) => readRequest(each, 9))).toEqual(others.map(() => null));
  });

  test('an answer is told by its pages, with whole addresses', () => {
    const answer = composeAnswer({words: [], sources: [source('Text.')]});
    expect(
      reportOf({question: 'Q', answer, generated: null, feedback: null}, 'https://site.example'),
    ).toEqual({
      type: 'ask-ai:answer',
      question: 'Q',
      sources: [{title: 'A', url: 'https://site.example/docs/a#b'}],
    });
  });

  test('the page around is told something only if its origin is allowed', () => {
    const frame = (ancestors: string[] | undefined, referrer = '') =>
      ({parent: {}, location: {ancestorOrigins: ancestors}, document: {referrer}}) as never;
    const allowed = ['https://good.example'];
    expect(parentOrigin(frame(['https://good.example']), allowed)).toBe('https://good.example');
    expect(parentOrigin(frame(['https://evil.example']), allowed)).toBeNull();
    expect(parentOrigin(frame(undefined, 'https://good.example/page'), allowed)).toBe(allowed[0]);
    expect(parentOrigin(frame(undefined), allowed)).toBeNull();
    const alone = {location: {}, document: {referrer: 'https://good.example/'}} as never;
    Object.assign(alone, {parent: alone});
    expect(parentOrigin(alone, allowed)).toBeNull();
  });
});

test('the hosted widget has the specified attributes, and its tag cannot be left', () => {
  const widget = {scriptUrl: 'https://chat.example/w.js', id: '</script><b>'};
  expect(widgetAttributes(widget)).toEqual({
    src: 'https://chat.example/w.js',
    async: '',
    id: 'chat-widget',
    'data-id': '</script><b>',
    'data-ask-ai': 'true',
    'data-ask-ai-text': 'Ask AI',
    'data-ask-ai-background-color': '#0b1220',
    'data-ask-ai-text-color': '#ffffff',
    'data-ask-ai-position': 'br',
    'data-ask-ai-radius': '20px',
  });
  const {innerHTML} = hostedWidgetTag(widget);
  expect(innerHTML).toContain('requestIdleCallback');
  expect(innerHTML).not.toContain('</');
});
