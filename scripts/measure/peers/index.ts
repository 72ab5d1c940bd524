/*
 * `npm run bench:peers`: compares this site with a stock Docusaurus of the same version and with
 * Starlight. Both are made from the Markdown that the last build of this site published, in the
 * folder for temporary files, and served as this site is. Prints medians, ratios to the stock site
 * and this site's goals. All sites are measured in turns, so that what else the machine does counts
 * for each of them; measure while it rests all the same. Takes about an hour.
 *
 * The peers have the docs and the home page's text, but no posts, and demos are only their
 * descriptions there. Measuring builds replaces `build/`; builds and starts empty the caches.
 *
 *   --only build,start          these parts alone: build, start, weigh, paint, navigation, search
 *   --peers stock,starlight     these peers alone
 *   --runs 3                    how often each site is measured
 *   --pages 40                  peers with the first pages alone, to try the command out
 *   --json peers.json           also writes every single value to a file
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {readJson} from '../../../plugins/lib/read-json';
import sidebars from '../../../sidebars';
import {launchBrowser} from '../../lib/browser';
import {runCommand} from '../../lib/command';
import {serveBuild} from '../../lib/host/server';
import {ROOT} from '../../lib/root';
import {readOptions, type Options} from './options';
import type {Part, SiteName} from './names';
import {readPages, type PeerPage} from './pages';
import {measureBuilds} from './parts/build';
import {measureNavigation} from './parts/navigation';
import {measurePaint} from './parts/paint';
import {FIRST_OF_DOCS, type MeasurePart} from './parts/part';
import {measureSearch} from './parts/search';
import {measureStarts} from './parts/start';
import {weighSites} from './parts/weigh';
import {ensureBuilt, writeSite} from './prepare';
import {orderOf} from './sidebars';
import {sitesOf, type Site} from './sites';
import {starlightFiles} from './starlight';
import {stockFiles, type OwnManifest} from './stock';
import {formatTable} from './table';
import {Values} from './values';

/** What looks at builds, and needs no more than one of each site. */
const ON_BUILDS: Partial<Record<Part, MeasurePart>> = {
  weigh: weighSites,
  paint: measurePaint,
  navigation: measureNavigation,
  search: measureSearch,
};

function filesOf(name: SiteName, pages: PeerPage[]): Map<string, string> {
  return name === 'starlight'
    ? starlightFiles(pages, sidebars)
    : stockFiles(pages, sidebars, readJson<OwnManifest>(join(ROOT, 'package.json')));
}

async function measureParts(
  sites: Site[],
  {parts, runs}: Options,
  values: Values,
  browser: Browser,
): Promise<void> {
  const servers = await Promise.all(sites.map(({output}) => serveBuild(output)));
  const served = sites.map((site, at) => ({...site, origin: servers[at]?.origin ?? ''}));
  try {
    for (let run = 1; run <= runs; run++) {
      for (const part of parts) {
        await ON_BUILDS[part]?.(served, values, browser);
      }
      console.log(`Run ${run} of ${runs} on the builds is done.`);
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const [ours, ...peers] = sitesOf(options.peers);
  const sites = [ours, ...peers];
  const pages = readPages(ours.output, orderOf(sidebars), options.pages);
  const first = pages.find(({route}) => route === FIRST_OF_DOCS);
  peers.forEach((peer) => writeSite(peer, filesOf(peer.name, pages)));
  console.log(`The peers have ${pages.length} pages: the home page and the docs.`);

  const values = new Values(
    sites.map(({name}) => name),
    console.log,
  );
  const browser = await launchBrowser();
  try {
    for (let run = 1; run <= options.runs && options.parts.includes('build'); run++) {
      await measureBuilds(sites, values);
      console.log(`Run ${run} of ${options.runs} of the builds is done.`);
    }
    for (let run = 1; run <= options.runs && options.parts.includes('start'); run++) {
      await measureStarts(sites, values, browser, first?.title ?? '');
      console.log(`Run ${run} of ${options.runs} of the starts is done.`);
    }
    if (options.parts.some((part) => part in ON_BUILDS)) {
      for (const site of sites) {
        await ensureBuilt(site);
      }
      await measureParts(sites, options, values, browser);
    }
  } finally {
    await browser.close();
  }
  if (options.json) {
    writeFileSync(options.json, `${JSON.stringify(values.all(), null, 2)}\n`);
  }
  console.log(formatTable(values));
}

runCommand(main);
