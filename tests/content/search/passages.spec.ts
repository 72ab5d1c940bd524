import {expect, test} from '@playwright/test';
import {passagesFromHtml, plainPassage} from '../../../plugins/search/records/passages';

const page = (main: string) => passagesFromHtml(`<body><p>Outside</p><main>${main}</main></body>`);

test('a passage has the paragraphs, lists and code of its section, as Markdown', () => {
  const passages = page(`
    <h1>Title</h1><p>Begins with <code>spring()</code> and a <a href="/docs/x">link</a>.</p>
    <h2 id="use">Use<a class="hash-link" href="#use">#</a></h2>
    <p>Some <strong>bold</strong> text.</p><ul><li>one</li><li><p>two</p></li></ul>
    <p>Type <code><a href="/docs/x">Curve</a> | null</code></p>
    <pre class="language-tsx"><code><span>const a = 1;</span><br><span>a();</span></code></pre>`);
  console.log(`passages: ${passages.size} sections read`);
  expect(passages.get('')).toBe('Begins with `spring()` and a [link](/docs/x).');
  expect(passages.get('use')).toBe(
    'Some **bold** text.\n\n- one\n- two\n\nType `Curve | null`\n\n```tsx\nconst a = 1;\na();\n```',
  );
});

test('what belongs to demos, navigation and controls is no passage', () => {
  const passages = page(
    '<nav><p>Nav</p></nav><label>damping</label><button><p>Copy</p></button><p aria-hidden="true">x</p>',
  );
  expect([...passages.values()].join('')).toBe('');
});

test('the line of facts below a title is no passage, and what follows is one', () => {
  const facts = '<p class="reference-header"><span>Package</span> <code>remotion</code></p>';
  expect(page(`${facts}<p>Maps a number.</p>`).get('')).toBe('Maps a number.');
  expect(page(`${facts}<h2 id="a">A</h2><p>Text.</p>`).get('a')).toBe('Text.');
});

test('characters with a meaning in Markdown are escaped, and script addresses are dropped', () => {
  const passages = page('<p>a * b [c] <a href="javascript:alert(1)">d</a> &lt;img&gt;</p>');
  expect(passages.get('')).toBe('a \\* b \\[c\\] d <img>');
});

test('the rows of a table are a list', () => {
  const rows = '<tr><td>fps</td><td>number</td><td>30</td></tr><tr><td>id</td><td></td></tr>';
  expect(page(`<table><thead><tr><th>Name</th></tr></thead>${rows}</table>`).get('')).toBe(
    '- fps: number · 30\n- id',
  );
});

test('a section of which only the text is known is quoted as text', () => {
  expect(plainPassage({text: '- not *a* list', code: 'a();'})).toBe(
    '\\- not \\*a\\* list\n\n```tsx\na();\n```',
  );
});
