import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {SizeLimitConfig} from 'size-limit';
import {firstLoadOf} from './scripts/measure/size/scripts-of-page';

const BUILD = 'build';

const inBuild = (urls: string[]): string[] => urls.map((url) => join(BUILD, url));

/** All scripts that a page loads before anyone does anything. */
const scripts = (name: string, page: string, limit: string): SizeLimitConfig[number] => ({
  name: `JavaScript of ${name}, ${page}`,
  path: inBuild(firstLoadOf(BUILD, page).scripts),
  limit,
  gzip: true,
});

/** A page as it comes, with the styles that it uses. */
const html = (name: string, page: string, limit: string): SizeLimitConfig[number] => ({
  name: `HTML of ${name}, ${page}`,
  path: inBuild([firstLoadOf(BUILD, page).html]),
  limit,
  gzip: true,
});

const home = firstLoadOf(BUILD, '/');

const SCRIPTS = join(BUILD, 'assets/js');

/** Scripts that have a text, but not another one. */
const scriptsWith = (text: string, without = '\0'): string[] =>
  readdirSync(SCRIPTS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(SCRIPTS, name))
    .filter((file) => {
      const code = readFileSync(file, 'utf8');
      return code.includes(text) && !code.includes(without);
    });

/** Budgets after gzip, near what there is: a step up needs a reason. `npm run size` holds them. */
const budgets: SizeLimitConfig = [
  scripts('home', '/', '135 kB'),
  scripts('the Player page', '/player', '135 kB'),
  scripts('the Lambda page', '/lambda', '140 kB'),
  scripts('a docs page with a demo', '/docs/spring', '165 kB'),
  scripts('a long docs page', '/docs/player/player', '175 kB'),
  scripts('a docs page of the guide', '/docs/the-fundamentals', '165 kB'),
  scripts('the list of posts', '/blog', '150 kB'),
  {
    name: 'JavaScript of all pages',
    path: inBuild(home.scripts.filter((url) => !url.includes('/pages/'))),
    // Of it, 0.2 kB keeps a click from drawing the page that is left, which was a quarter of its time on a
    // phone. 0.3 kB makes audio wait for the reader and looks whether the browser has an agent that wants
    // tools. Another order of the plugins' data, which differs between builds, is worth a few bytes.
    limit: '116.7 kB',
    gzip: true,
  },
  html('home', '/', '31 kB'),
  html('a docs page with a demo', '/docs/spring', '43 kB'),
  {
    name: 'Stylesheet that comes when the reader is there',
    path: inBuild(home.styles),
    // Of it, 2.5 kB are the course, the wall of videos and the cards of code. An exercise has three layouts,
    // and the list of tutorials a card of it.
    limit: '43.6 kB',
    gzip: true,
  },
  {
    name: 'Font of all pages',
    path: inBuild(home.fonts),
    limit: '50 kB',
    gzip: false,
    brotli: false,
  },
  {
    name: 'Plain editor, and the playground around it',
    path: scriptsWith('cm-lineNumbers', 'cm-tooltip'),
    // The examples of the playground, seven of templates among them, are 3 kB of it, and 1.3 kB say where
    // the syntax of code breaks, which tags don't match, and what a package is called. 0.3 kB wrap lines
    // and open the editor at one of them.
    limit: '104 kB',
    gzip: true,
  },
  {
    name: 'Editor that knows types',
    path: scriptsWith('cm-tooltip'),
    limit: '160 kB',
    gzip: true,
  },
  {
    name: 'TypeScript and its worker',
    path: scriptsWith('getQuickInfoAtPosition'),
    limit: '990 kB',
    gzip: true,
  },
  {
    name: 'Types of code that imports remotion',
    path: `${BUILD}/assets/types/{typescript,types-react,csstype,remotion,zod}.*.json`,
    limit: '220 kB',
    gzip: true,
  },
  {
    name: 'Types of all packages',
    path: `${BUILD}/assets/types/*.json`,
    limit: '400 kB',
    gzip: true,
  },
  {name: 'Table of all routes', path: `${BUILD}/assets/routes.*.json`, limit: '12 kB', gzip: true},
];

export default budgets;
