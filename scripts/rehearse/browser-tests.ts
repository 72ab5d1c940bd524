/** A test of tests/site: its file without `.spec.ts`, and its title or the one of its group. */
export type BrowserTest = readonly [file: string, title: string];

/** What a reader does on each kind of page. The first opens every page, and so hydrates each. */
export const BROWSER_TESTS: readonly BrowserTest[] = [
  ['pages', 'every published page loads, hydrates, has one h1 and no problem in the console'],
  ['home', 'the sections come in order'],
  ['home', 'the form of the studio changes the code and the picture'],
  ['player-page', 'colors come with the page, and the highlighter only when code changes'],
  ['live-code', 'the preview follows the code'],
  ['live-code', 'copy takes the code as it stands'],
  ['demos', 'follows the keyboard: a control changes code and preview, Reset takes it back'],
  ['demos', 'has its caption and its code without JavaScript'],
  ['search', 'a click opens the modal with the focus in its input'],
  ['search', 'are opened by keyboard, without loading the page anew'],
  ['search', 'takes its query from q, and writes what is typed there'],
  ['color-mode', 'cycles from system to light to dark to system and remembers the choice'],
  ['shell', 'goes back from the docs menu to the main menu and makes the other one inert'],
  ['navigation', 'keeps the old page until the code of the next one is there'],
  ['navigation', 'shows breadcrumbs and a table of contents of two levels in the docs'],
  ['route-table', 'keeps the sidebar as it is when readers go on'],
  ['blog', 'a post can be reached from its neighbors and from the list by keyboard'],
  [
    'templates',
    'a template shows the exact command for each package manager, and keeps the choice',
  ],
  ['playground', 'comes from the link, and the preview follows when it is edited'],
  ['errors', 'shows links to the main sections and a search box with the words of the path'],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for `playwright test -g` that fits these tests and no others. */
export const patternOf = (tests: readonly BrowserTest[]): string =>
  tests.map(([file, title]) => `${file}\\.spec\\.ts .*${escaped(title)}`).join('|');
