import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {RECORDS_FILE, WORK_FOLDER} from '../search';
import {indexOf, packTightly, readBuild, writeIndex} from '../search/index-files';
import type {SearchOptions} from '../search/options';
import type {Step} from './step';

/** Builds the search index of all pages, and publishes it as static files. */
export const searchIndex = (options: SearchOptions): Step => ({
  name: 'search-index',
  reads: ['final pages'],
  writes: ['search index'],
  async run({siteDir, outDir, baseUrl, routes, infos, searchFolder, parse}) {
    const pages = readBuild(routes, infos, outDir, baseUrl, options, (file) => parse(file).text);
    mkdirSync(join(siteDir, WORK_FOLDER), {recursive: true});
    writeFileSync(join(siteDir, RECORDS_FILE), JSON.stringify(pages));
    const files = await packTightly(indexOf(pages, options, siteDir));
    writeIndex(files, join(outDir, searchFolder));
  },
});
