/* `npm run search:push`: sends the records of the last build to an Algolia index. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readEnvironment} from '../../config/environment';
import {readJson} from '../../plugins/lib/read-json';
import {RECORDS_FILE} from '../../plugins/search';
import type {PageRecord} from '../../plugins/search/records/types';
import {toAlgoliaRecords} from './algolia-records';
import {pushRecords, readTarget} from './push-records';
import {runCommand} from '../lib/command';

async function main(): Promise<void> {
  const target = readTarget(process.env);
  const file = join(process.cwd(), RECORDS_FILE);
  if (!existsSync(file)) {
    throw new Error('Nothing was pushed: there are no records yet. Run: npm run build');
  }
  const pages = readJson<PageRecord[]>(file);
  // The public search key and the admin key are different variables; only the former is checked.
  const {url, baseUrl} = readEnvironment({
    SITE_URL: process.env.SITE_URL,
    BASE_URL: process.env.BASE_URL,
  });
  const count = await pushRecords(target, toAlgoliaRecords(pages, url + baseUrl));
  console.log(
    `${count} records of ${pages.length} pages are now in the index ${target.indexName}.`,
  );
}

runCommand(main);
