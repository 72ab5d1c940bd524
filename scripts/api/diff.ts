import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compareSnapshots, formatChange, type Change} from './compare';
import {findDocsPage, readDocsPages, type DocsPage} from './docs-pages';
import {installPackages} from './download';
import {dependenciesOf, pinnedPackages, readPackageAt} from './packages';
import {readSnapshot, takeSnapshot, type Snapshot} from './snapshot';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';

/** Other packages whose types appear in the toolkit's: the snapshot names them. */
const PEERS = [
  'react',
  'react-dom',
  '@types/react',
  '@types/node',
  'three',
  '@types/three',
  '@react-three/fiber',
  'zod',
  'lottie-web',
  'mediabunny',
];

const peerVersions = (): Record<string, string> => {
  const all = dependenciesOf(ROOT);
  return Object.fromEntries(PEERS.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
};

/** Changes grouped by the page that has to follow them. */
export function groupByPage(changes: Change[], pages: DocsPage[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const name = change.export ?? change.name.split(' ').at(-1) ?? '';
    const page = findDocsPage(pages, change.package, name);
    const key = page ? `docs/${page.file}` : '(no page yet)';
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return groups;
}

/** What to print: each page with its changes, then the count. */
export function report(changes: Change[], pages: DocsPage[]): string {
  const lines = [...groupByPage(changes, pages)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([page, items]) => [page, ...items.map((change) => `  ${formatChange(change)}`), '']);
  const count = (kind: Change['kind']): number =>
    changes.filter((change) => change.kind === kind).length;
  return [
    ...lines,
    `${changes.length} changes: ${count('added')} added, ${count('removed')} removed, ${count('changed')} changed.`,
  ].join('\n');
}

const snapshotOf = async (version: string): Promise<{snapshot: Snapshot; missing: string[]}> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-diff-'));
  try {
    const names = pinnedPackages(ROOT).map(({name}) => name);
    const missing = await installPackages(names, version, folder, peerVersions());
    const present = names.filter((name) => !missing.includes(name));
    return {
      snapshot: await takeSnapshot(
        present.map((name) => readPackageAt(folder, name)),
        {mayLackCommands: true},
      ),
      missing,
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
};

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const version = args.find((arg) => !arg.startsWith('-'));
  if (version && !/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`"${version}" is not a version. Write: npm run api:diff -- 4.0.382`);
  }
  const committed = readSnapshot();
  const pages = readDocsPages(path.join(ROOT, 'docs'));
  if (!version) {
    const changes = compareSnapshots(committed, await takeSnapshot(pinnedPackages(ROOT)));
    console.log(report(changes, pages));
    if (changes.length > 0) {
      console.log(
        'The committed snapshot is behind the installed packages. Run: npm run api:snapshot',
      );
    }
    if (args.includes('--check') && changes.length > 0) {
      process.exitCode = 1;
    }
    return;
  }
  const {snapshot, missing} = await snapshotOf(version);
  const comparable: Snapshot = {
    ...committed,
    packages: committed.packages.filter((item) => !missing.includes(item.package)),
    // `lambda render` is implemented in @remotion/lambda.
    commands: committed.commands.filter(
      ({command}) => !missing.includes(`@remotion/${command.split(' ')[0]}`),
    ),
  };
  console.log(report(compareSnapshots(comparable, snapshot), pages));
  if (missing.length > 0) {
    console.log(`Not published at ${version}, and left out: ${missing.join(', ')}.`);
  }
};

if (require.main === module) {
  runCommand(main);
}
