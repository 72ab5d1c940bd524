import {links} from '@site/src/data/links';
import {SHOWCASE_TITLE_LENGTH, showcaseKinds} from '@site/src/data/showcase';

/** The fields of the form, in their order on the page. */
export const fields = [
  'title',
  'url',
  'kind',
  'author',
  'authorUrl',
  'source',
  'tutorial',
  'license',
  'otherLicense',
  'note',
] as const;

export type Field = (typeof fields)[number];
export type Submission = Record<Field, string>;
export type Mistakes = Partial<Record<Field, string>>;

export const emptySubmission = Object.fromEntries(fields.map((field) => [field, ''])) as Submission;

/** Under which terms the clip may be shown. `other` asks for its name. */
export const licenses = [
  {id: 'permission', label: 'All rights reserved. You may show and share it with my name'},
  {id: 'cc-by', label: 'Creative Commons Attribution 4.0 (CC BY)'},
  {id: 'cc-by-sa', label: 'Creative Commons Attribution-ShareAlike 4.0 (CC BY-SA)'},
  {id: 'cc0', label: 'No rights reserved (CC0)'},
  {id: 'other', label: 'Another license'},
] as const;

/** What is wrong with a submission, by field: nothing when it can be sent. */
export function mistakesIn(submission: Submission): Mistakes {
  const {title, url, kind, author, authorUrl, source, tutorial, license, otherLicense} =
    trimmed(submission);
  return withoutEmpty({
    title: titleMistake(title),
    url: url ? addressMistake(url) : 'Enter the URL where people can watch the video.',
    kind: showcaseKinds.some(({id}) => id === kind) ? '' : 'Choose the kind that fits best.',
    author: author ? '' : 'Enter who made the video: a person or a team.',
    authorUrl: authorUrl && addressMistake(authorUrl),
    source: source && addressMistake(source),
    tutorial: tutorial && addressMistake(tutorial),
    license: licenses.some(({id}) => id === license)
      ? ''
      : 'Choose the terms under which we may show the clip.',
    otherLicense: license === 'other' && !otherLicense ? 'Enter the name of the license.' : '',
  });
}

/** The address of a new issue on GitHub that holds the submission. */
export function issueUrl(submission: Submission): string {
  const {title, url, kind, author, authorUrl, source, tutorial, license, otherLicense, note} =
    trimmed(submission);
  const lines = [
    ['Title', title],
    ['Video', url],
    ['Kind', showcaseKinds.find(({id}) => id === kind)?.label ?? ''],
    ['Author', author],
    ['Author on the web', authorUrl],
    ['Source code', source],
    ['Tutorial', tutorial],
    [
      'License of the clip',
      license === 'other' ? otherLicense : (licenses.find(({id}) => id === license)?.label ?? ''),
    ],
    ['About it', note],
  ];
  const address = new URL(links.newIssue);
  address.searchParams.set('title', `Showcase: ${title}`);
  address.searchParams.set(
    'body',
    lines
      .filter(([, value]) => value)
      .map(([name, value]) => `**${name}:** ${value}`)
      .join('\n'),
  );
  return address.href;
}

function titleMistake(title: string): string {
  if (!title) {
    return 'Enter the title of the video.';
  }
  if (title.length > SHOWCASE_TITLE_LENGTH) {
    return `Shorten the title to ${SHOWCASE_TITLE_LENGTH} characters. It has ${title.length}.`;
  }
  if (/\p{Extended_Pictographic}/u.test(title)) {
    return 'Write the title without emoji.';
  }
  const isShouted = title.length > 5 && /\p{Lu}/u.test(title) && title === title.toUpperCase();
  return isShouted ? 'Write the title in normal letters, not in capitals.' : '';
}

function addressMistake(address: string): string {
  if (!/^https?:\/\//i.test(address)) {
    return 'Enter the whole URL, starting with https://';
  }
  const isAddress = URL.canParse(address) && /\.[a-z]{2,}$/i.test(new URL(address).hostname);
  return isAddress && !/\s/.test(address)
    ? ''
    : "This URL isn't complete. Copy it again from your browser.";
}

function trimmed(submission: Submission): Submission {
  return Object.fromEntries(fields.map((field) => [field, submission[field].trim()])) as Submission;
}

function withoutEmpty(mistakes: Mistakes): Mistakes {
  return Object.fromEntries(Object.entries(mistakes).filter(([, message]) => message));
}
