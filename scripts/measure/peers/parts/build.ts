import {rmSync} from 'node:fs';
import {buildSite, emptyCaches} from '../prepare';
import type {Site} from '../sites';
import type {Values} from '../values';

/** Builds each site without its caches, then each with them. */
export async function measureBuilds(sites: Site[], values: Values): Promise<void> {
  for (const site of sites) {
    emptyCaches(site);
    rmSync(site.output, {recursive: true, force: true});
    const {seconds, gigabytes} = await buildSite(site);
    values.add(site.name, 'build.cold', seconds);
    if (gigabytes !== null) {
      values.add(site.name, 'build.memory', gigabytes);
    }
  }
  for (const site of sites) {
    values.add(site.name, 'build.warm', (await buildSite(site)).seconds);
  }
}
