import {createHash} from 'node:crypto';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fieldsOf} from '../../../src/lib/fields';
import {readJson} from '../../../plugins/lib/read-json';
import {ROOT} from '../../lib/root';
import type {MarkdownFile} from '../markdown';
import {listFiles, readText} from '../project';
import {pageSteps} from './page-steps';

const FILE = path.join(ROOT, 'tests/commands/passed.json');

/** What the way from a page to the result of its commands leads through. */
const FOLLOWED_WITH = [
  'scripts/content/commands/follow-page.ts',
  'scripts/content/commands/page-steps.ts',
  'scripts/content/commands/reader-project.ts',
  'scripts/content/commands/shell.ts',
];
const PROJECTS = ['tests/commands/__fixtures__/blank', 'tests/commands/__fixtures__/stand-ins'];
const PACKAGES = /^node_modules\/(?:remotion|@remotion\/.+|react|react-dom|typescript)$/;

/** The pages whose commands have passed, each with the fingerprint that it had. */
export type Passed = Record<string, string>;

/** Reads the record. Without the file, no page has passed. */
export const readPassed = (): Passed => (existsSync(FILE) ? readJson<Passed>(FILE) : {});

/** Adds a page whose commands have just passed to the record. */
export function recordPass(page: string, fingerprint: string): void {
  const passed = {...readPassed(), [page]: fingerprint};
  const sorted = Object.entries(passed).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/**
 * Makes the fingerprints of pages. One changes with what its page asks readers to type, with the
 * toolkit, with the projects that pages are followed in, and with how they are followed.
 */
export function createFingerprints(): (page: MarkdownFile) => string {
  const files = [...FOLLOWED_WITH, ...PROJECTS.flatMap((folder) => listFiles(folder))];
  const around = hash([toolkit(), files.map((file) => [file, readText(file)])]);
  return (page) => hash([around, pageSteps(page)]);
}

/** The packages that commands run with, with their versions. */
function toolkit(): string[] {
  const {packages} = readJson<{packages: Record<string, unknown>}>(
    path.join(ROOT, 'package-lock.json'),
  );
  return Object.entries(packages)
    .filter(([name]) => PACKAGES.test(name))
    .map(([name, entry]) => `${name}@${String(fieldsOf(entry).version)}`)
    .sort();
}

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
