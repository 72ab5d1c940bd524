/*
 * `npm run review`: lists the packages whose code the site sends to browsers, by license, and what
 * the registry's advisories say of them and of everything that builds and tests the site. Takes one
 * more build, with source maps.
 *
 *   --reuse   looks at the build of the last time, which `npm run size:why` makes as well
 *
 * Ends with an error at a license that has to be read first, at an advisory for what browsers get,
 * and at a severe one for the rest.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {readJson} from '../../plugins/lib/read-json';
import {LIVE_MODULES, packageOf} from '../../src/features/live/modules';
import {describePackage, packageFolders, toBeRead, withDependencies} from './packages';
import type {Shipped} from './packages';
import {SOURCE_MAP_BUILD, buildWithSourceMaps} from '../measure/size/source-map-build';
import {runCommand} from '../lib/command';

/** The frame of examples is bundled by itself, without source maps; this is what it holds. */
const FRAME_PACKAGES = [
  ...new Set(Object.keys(LIVE_MODULES).map(packageOf)),
  '@remotion/web-renderer',
  'mediabunny',
];

function shippedPackages(): Shipped[] {
  const maps = readdirSync(SOURCE_MAP_BUILD, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.js.map'),
  );
  const sources = maps.flatMap(
    (name) => readJson<{sources: string[]}>(join(SOURCE_MAP_BUILD, name)).sources,
  );
  const folders = [...packageFolders(sources), ...withDependencies(FRAME_PACKAGES)];
  const described = new Map<string, Shipped>();
  for (const folder of folders) {
    const shipped = describePackage(folder);
    if (shipped) {
      described.set(`${shipped.name}@${shipped.version}`, shipped);
    }
  }
  console.log(`${described.size} packages in ${maps.length} scripts`);
  return [...described.values()].sort((a, b) => a.name.localeCompare(b.name));
}

function printByLicense(packages: Shipped[]): void {
  for (const license of [...new Set(packages.map((each) => each.license))].sort()) {
    const names = packages
      .filter((each) => each.license === license)
      .map(({name, version}) => `${name} ${version}`);
    console.log(`\n${license} (${names.length})\n  ${names.join(', ')}`);
  }
}

type Audit = {
  vulnerabilities?: Record<string, {severity: string; range: string; fixAvailable: unknown}>;
};

/** What may not be in a package that builds or tests the site either: it runs on people's machines. */
const SEVERE = ['high', 'critical'];

/** Advisories about packages; null when the registry does not answer. */
function advisories(packages: Shipped[]): string[] | null {
  const {stdout} = spawnSync('npm', ['audit', '--json', '--audit'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  const {vulnerabilities} = JSON.parse(stdout || '{}') as Audit;
  if (!vulnerabilities) {
    return null;
  }
  const shipped = new Set(packages.map(({name}) => name));
  return Object.entries(vulnerabilities)
    .filter(([name, {severity}]) => shipped.has(name) || SEVERE.includes(severity))
    .map(([name, {severity, range}]) => `${name} ${range}: ${severity}`);
}

function main(): void {
  const {values} = parseArgs({options: {reuse: {type: 'boolean', default: false}}});
  if (!values.reuse || !existsSync(SOURCE_MAP_BUILD)) {
    buildWithSourceMaps();
  }
  const packages = shippedPackages();
  printByLicense(packages);

  const unread = toBeRead(packages).map(({name, license}) => `${name}: ${license}`);
  const found = advisories(packages);
  console.log(
    found === null
      ? '\nAdvisories: the registry did not answer. Run this where `npm audit` works.'
      : `\nAdvisories: ${found.length}`,
  );
  const problems = [...unread, ...(found ?? [])];
  if (problems.length > 0) {
    throw new Error(`Read these before they are published:\n  ${problems.join('\n  ')}`);
  }
}

runCommand(main);
