import {expect, test} from '@playwright/test';
import {z} from 'zod';
import {parseDataFile, throwProblems} from '../../../plugins/lib/collections/data-file';
import {
  githubHandle,
  slug,
  text,
  uniqueList,
  webAddress,
} from '../../../plugins/lib/collections/fields';

const kind = {
  file: 'src/data/towns.json',
  noun: 'town',
  key: 'slug',
  schema: z
    .object({
      slug,
      name: text,
      website: webAddress.nullable(),
      people: z.number(),
      streets: uniqueList(text),
    })
    .strict(),
};

const town = {slug: 'aa', name: 'Aa', website: null, people: 3, streets: ['Up']};

const parse = (entries: unknown) => parseDataFile(JSON.stringify(entries, null, 1), kind);
const messages = (entries: unknown) =>
  parse(entries).problems.map(({file, line, message}) => `${file}:${line}: ${message}`);

test('a file without mistakes gives its entries in their order', () => {
  const entries = [town, {...town, slug: 'bb', website: 'https://bb.example/'}];
  expect(parse(entries)).toMatchObject({entries, problems: []});
});

test('every mistake is a sentence with the entry, the field and its line', () => {
  const {name: _name, ...nameless} = town;
  expect(
    messages([
      {...town, websit: null, extra: {}},
      {...nameless, slug: 'bb', people: 'many'},
      {...town, slug: 'C c', website: 'cc.example', streets: ['Up', ' Up', 'Up']},
      {...town, slug: 'aa'},
      'dd',
    ]),
  ).toEqual([
    'src/data/towns.json:10: The town "aa" has an unknown field "websit". Did you mean website?',
    'src/data/towns.json:11: The town "aa" has an unknown field "extra".',
    'src/data/towns.json:13: The town "bb" lacks "name".',
    'src/data/towns.json:16: The town "bb": "people" has to be of type number.',
    'src/data/towns.json:22: The town "C c": "slug" has to be lower-case words with hyphens, such as "jane-doe".',
    'src/data/towns.json:24: The town "C c": "website" is no address of a website. Write it in full, with https://.',
    'src/data/towns.json:28: The town "C c": "streets.1" has blanks at its ends.',
    'src/data/towns.json:26: The town "C c": "streets" names something twice.',
    'src/data/towns.json:33: The town "aa" has the slug of line 3. Choose another.',
    'src/data/towns.json:41: The town number 5: has to be of type object.',
  ]);
});

test('a file that is no JSON, or no list, is reported as such', () => {
  const broken = parseDataFile('[\n {"slug": "aa",\n', kind).problems;
  expect(broken).toMatchObject([{message: 'This is no valid JSON.'}]);
  expect(parseDataFile('{}', kind).problems).toEqual([
    {file: kind.file, line: 1, message: 'Write a list of towns.'},
  ]);
});

test('addresses are complete, public, and carry no password', () => {
  const accepted = ['https://a.example', 'http://www.a.example/b?c=d#e'];
  const refused = [
    'a.example',
    'www.a.example',
    'mailto:a@b.example',
    'https://localhost:3000',
    'https://user:secret@a.example',
    'https://a .example',
    'javascript:alert(1)',
  ];
  console.log(`${accepted.length + refused.length} addresses`);
  for (const address of accepted) {
    expect(webAddress.safeParse(address).success, address).toBe(true);
  }
  for (const address of refused) {
    expect(webAddress.safeParse(address).success, address).toBe(false);
  }
});

test('a GitHub handle stands without an @', () => {
  expect(githubHandle.safeParse('Just-Moh-it').success).toBe(true);
  expect(githubHandle.safeParse('@jane').success).toBe(false);
});

test('all problems end the build together', () => {
  const problems = ['One.', 'Two.'].map((message, at) => ({file: 'a.json', line: at + 1, message}));
  expect(() => throwProblems(problems)).toThrow('a.json:1: One.\na.json:2: Two.');
  expect(() => throwProblems([])).not.toThrow();
});
