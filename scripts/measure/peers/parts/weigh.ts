import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSize, gzipSizeOfFiles} from '../../../lib/gzip';
import {scriptsAtRest} from '../../lib/scripts-at-rest';
import {GUIDE, type MeasurePart} from './part';

/** Bytes of all files in a folder. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);

/** Weighs the builds, and their guide on a screen of 1440 px. */
export const weighSites: MeasurePart = async (sites, values, browser) => {
  for (const {name, output, origin} of sites) {
    values.add(name, 'weigh.output', sizeOf(output) / 1e6);
    const html = readFileSync(join(output, GUIDE, 'index.html'));
    values.add(name, 'weigh.html', gzipSize(html) / 1000);
    const scripts = await scriptsAtRest(browser, origin, GUIDE);
    const files = scripts.map((path) => join(output, path));
    values.add(name, 'weigh.scripts', gzipSizeOfFiles(files) / 1000);
  }
};
