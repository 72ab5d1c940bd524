import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ROOT} from '../../lib/root';

/** A project on disk as a reader has it: files of their own, and installed packages. */
export type ReaderProject = {
  /** Absolute path of the folder that holds `package.json`. */
  folder: string;
  /** Where the toolkit puts its temporary files, as an absolute path. */
  temporary: string;
  /** Removes all files but what was installed, and copies those of the folders, a later one's last. */
  startFrom: (templates: string[]) => void;
  /** Whether the project has a file. */
  has: (file: string) => boolean;
  /** Writes one file, as a reader does who types or pastes it. */
  write: (file: string, content: string) => void;
  /** Makes packages of this repository available to the project's code. */
  install: (packages: string[]) => void;
  /** Takes all packages away that {@link ReaderProject.install} made available. */
  uninstall: () => void;
  /** The reader's files, by their paths from the folder. */
  files: () => ReadonlyMap<string, FileState>;
  /** Deletes everything. */
  remove: () => void;
};

/** When a file was last written, in milliseconds, and how many bytes it has. */
type FileState = {written: number; bytes: number};

const MODULES = 'node_modules';

/**
 * Makes an empty project in a temporary folder.
 *
 * The browser lies where the toolkit would have downloaded its own, so that no command and no setting
 * has to name it. The bundler's cache is the project's and stays when files change.
 *
 * @param browser path of a Chromium
 */
export function createReaderProject(browser: string): ReaderProject {
  const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'reader-')));
  const folder = path.join(base, 'my-video');
  const temporary = path.join(base, 'tmp');
  mkdirSync(path.join(folder, MODULES), {recursive: true});
  mkdirSync(temporary);
  symlinkSync(path.join(ROOT, MODULES, '.bin'), path.join(folder, MODULES, '.bin'));
  placeBrowser(path.join(folder, MODULES, '.remotion'), browser);
  return {
    folder,
    temporary,
    startFrom: (templates) => {
      readdirSync(folder)
        .filter((name) => name !== MODULES)
        .forEach((name) => rmSync(path.join(folder, name), {recursive: true}));
      templates.forEach((template) => cpSync(template, folder, {recursive: true}));
    },
    has: (file) => existsSync(path.join(folder, file)),
    write: (file, content) => {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, content);
    },
    install: (packages) => packages.forEach((name) => link(folder, name)),
    uninstall: () => unlinkAll(folder),
    files: () => new Map(filesBelow(folder, '')),
    remove: () => rmSync(base, {recursive: true, force: true}),
  };
}

/** Names of all packages that are installed here. */
export function installedPackages(): string[] {
  const visible = (folder: string): string[] =>
    readdirSync(path.join(ROOT, MODULES, folder)).filter((name) => !name.startsWith('.'));
  return visible('').flatMap((name) =>
    name.startsWith('@') ? visible(name).map((inScope) => `${name}/${inScope}`) : [name],
  );
}

function link(folder: string, name: string): void {
  const source = path.join(ROOT, MODULES, name);
  const target = path.join(folder, MODULES, name);
  if (!existsSync(source)) {
    throw new Error(`The package ${name} is not installed here, so no page can be run with it.`);
  }
  mkdirSync(path.dirname(target), {recursive: true});
  if (!existsSync(target)) {
    symlinkSync(source, target);
  }
}

function unlinkAll(folder: string): void {
  readdirSync(path.join(folder, MODULES))
    .filter((name) => !name.startsWith('.'))
    .forEach((name) => rmSync(path.join(folder, MODULES, name), {recursive: true}));
}

/**
 * Puts a browser in the place of the toolkit's own. What it calls `--headless=old` is the only way of
 * a headless shell, and no way of a whole Chrome.
 */
function placeBrowser(downloads: string, browser: string): void {
  const platform =
    process.platform === 'darwin'
      ? `mac-${process.arch}`
      : `linux${process.arch === 'arm64' ? '-arm64' : '64'}`;
  const name = platform === 'linux-arm64' ? 'headless_shell' : 'chrome-headless-shell';
  const folder = path.join(
    downloads,
    'chrome-headless-shell',
    platform,
    `chrome-headless-shell-${platform}`,
  );
  mkdirSync(folder, {recursive: true});
  const script = [
    '#!/bin/sh',
    'for argument do',
    '  shift',
    '  [ "$argument" = --headless=old ] && argument=--headless',
    '  set -- "$@" "$argument"',
    'done',
    `exec '${browser}' "$@"`,
  ];
  writeFileSync(path.join(folder, name), `${script.join('\n')}\n`, {mode: 0o755});
}

function filesBelow(folder: string, below: string): [string, FileState][] {
  return readdirSync(path.join(folder, below), {withFileTypes: true}).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    if (entry.isDirectory()) {
      return file === MODULES ? [] : filesBelow(folder, file);
    }
    const {mtimeMs, size} = statSync(path.join(folder, file));
    return [[file, {written: mtimeMs, bytes: size}]];
  });
}
