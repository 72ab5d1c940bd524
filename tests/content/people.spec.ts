import {expect, test} from '@playwright/test';
import {pick, randomFrom} from '../../src/components/Art/random';
import {initialsOf, personOf, profilesOf, shortAddress} from '../../src/features/experts/expert';
import {isShown, linksOf} from '../../src/features/showcase/entry';
import {emptySubmission, issueUrl, mistakesIn} from '../../src/features/showcase/submission';
import {commandsFor, formatText} from '../../src/features/templates/template';

const expert = {
  slug: 'mickael-alves',
  name: 'Mickaël Alves',
  website: 'https://www.mickael.example/',
  x: 'mickael',
  github: null,
  listedSince: '2023-03-17',
  projects: [],
  topics: ['open source'],
  areas: [],
};

test('a monogram has the first letters of the first and the last name', () => {
  expect(['Mickaël Alves', 'Sam Bowen Hughes', 'ada'].map(initialsOf)).toEqual(['MA', 'SH', 'A']);
});

test('a profile names the links that are there, and search engines get the person', () => {
  expect(profilesOf(expert)).toEqual([
    {label: 'Website', text: 'mickael.example', url: expert.website},
    {label: 'X', text: '@mickael', url: 'https://x.com/mickael'},
  ]);
  expect(personOf(expert, 'https://site.example/experts/mickael-alves')).toEqual({
    '@type': 'Person',
    name: 'Mickaël Alves',
    mainEntityOfPage: 'https://site.example/experts/mickael-alves',
    url: expert.website,
    sameAs: [expert.website, 'https://x.com/mickael'],
    knowsAbout: ['Remotion', 'open source'],
  });
  expect(shortAddress('https://github.com/a/b')).toBe('github.com/a/b');
});

test('a drawing is the same each time, and another one for another seed', () => {
  const numbers = (seed: string) => Array.from({length: 5}, randomFrom(seed));
  expect(numbers('a')).toEqual(numbers('a'));
  expect(numbers('a')).not.toEqual(numbers('b'));
  const many = Array.from({length: 1000}, randomFrom('many'));
  expect(many.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(many.map((number) => pick(['x', 'y', 'z'], () => number))).size).toBe(3);
});

test('a template has its command for each package manager', () => {
  expect(commandsFor('tiktok').map(({command}) => command)).toEqual([
    'npx create-video@latest --tiktok',
    'yarn create video --tiktok',
    'pnpm create video --tiktok',
    'bun create video --tiktok',
  ]);
  expect(formatText({format: {width: 1200, height: 627, fps: null}})).toBe('1200 × 627 pixels');
  expect(formatText({format: null})).toBeNull();
});

const entry = {
  slug: 'hello',
  title: 'Hello Météo',
  kind: 'data' as const,
  author: {name: 'Florent', url: 'https://a.example'},
  links: [
    {type: 'source-code' as const, url: 'https://www.code.example/x'},
    {type: 'video' as const, url: 'https://video.example'},
  ],
  width: 1,
  height: 1,
  year: 2024,
};
const all = {kind: undefined, hasSource: false, hasTutorial: false, query: ''};

test('filters of the showcase work together; words are found without accents and in any order', () => {
  expect(isShown(entry, all)).toBe(true);
  expect(isShown(entry, {...all, kind: 'data', hasSource: true, query: ' florent METEO '})).toBe(
    true,
  );
  expect(isShown(entry, {...all, kind: 'music'})).toBe(false);
  expect(isShown(entry, {...all, hasTutorial: true})).toBe(false);
  expect(isShown(entry, {...all, query: 'hello ada'})).toBe(false);
});

test('the links of an entry say what they are and where they lead', () => {
  expect(linksOf(entry)).toEqual([
    {label: 'Video', host: 'video.example', url: 'https://video.example'},
    {label: 'Source code', host: 'code.example', url: 'https://www.code.example/x'},
  ]);
});

const submission = {
  ...emptySubmission,
  title: ' A map & more ',
  url: 'https://video.example/1?a=b&c=d',
  kind: 'data',
  author: 'Jane',
  license: 'cc-by',
};

test('a submission names each mistake at its field', () => {
  expect(mistakesIn(submission)).toEqual({});
  expect(Object.keys(mistakesIn(emptySubmission))).toEqual([
    'title',
    'url',
    'kind',
    'author',
    'license',
  ]);
  const mistake = (change: Partial<typeof submission>) =>
    Object.values(mistakesIn({...submission, ...change}));
  const cases: [Partial<typeof submission>, string][] = [
    [{title: 'x'.repeat(90)}, 'Shorten the title to 80 characters. It has 90.'],
    [{title: 'Wow 🎉'}, 'Write the title without emoji.'],
    [{title: 'LOOK AT THIS'}, 'Write the title in normal letters, not in capitals.'],
    [{url: 'video.example'}, 'Enter the whole URL, starting with https://'],
    [{url: 'https://video'}, "This URL isn't complete. Copy it again from your browser."],
    [{source: 'github'}, 'Enter the whole URL, starting with https://'],
    [{license: 'other'}, 'Enter the name of the license.'],
  ];
  console.log(`${cases.length} broken submissions`);
  for (const [change, message] of cases) {
    expect(mistake(change)).toEqual([message]);
  }
  expect(mistake({title: 'MUX 2024'})).toHaveLength(1);
  expect(mistake({title: 'MUX'})).toEqual([]);
});

test('a submission becomes an issue that holds all of it, whatever its letters', () => {
  const address = new URL(
    issueUrl({...submission, license: 'other', otherLicense: 'MIT', note: '#1 & 50%'}),
  );
  expect(address.origin + address.pathname).toBe(
    'https://github.com/remotion-dev/remotion/issues/new',
  );
  expect(address.searchParams.get('title')).toBe('Showcase: A map & more');
  expect(address.searchParams.get('body')!.split('\n')).toEqual([
    '**Title:** A map & more',
    '**Video:** https://video.example/1?a=b&c=d',
    '**Kind:** Data and maps',
    '**Author:** Jane',
    '**License of the clip:** MIT',
    '**About it:** #1 & 50%',
  ]);
});
