import type {Browser} from '@playwright/test';
import {freePort, waitForAnswer} from '../../../lib/ports';
import {measureRun, type Run} from '../../lib/measured-run';
import {emptyCaches} from '../prepare';
import type {Site} from '../sites';
import type {Values} from '../values';
import {FIRST_OF_DOCS} from './part';

const TIMEOUT_MS = 300_000;

/**
 * Starts each site's development server without its caches, then each with them, until a browser
 * shows the first page of the docs. An answer isn't enough: what Docusaurus sends is an empty page.
 *
 * @param title heading of that page
 */
export async function measureStarts(
  sites: Site[],
  values: Values,
  browser: Browser,
  title: string,
): Promise<void> {
  for (const site of sites) {
    emptyCaches(site);
    const {seconds, gigabytes} = await startSite(site, browser, title);
    values.add(site.name, 'start.first', seconds);
    if (gigabytes !== null) {
      values.add(site.name, 'start.memory', gigabytes);
    }
  }
  for (const site of sites) {
    values.add(site.name, 'start.again', (await startSite(site, browser, title)).seconds);
  }
}

async function startSite(site: Site, browser: Browser, title: string): Promise<Run> {
  const port = String(await freePort());
  const url = `http://localhost:${port}${FIRST_OF_DOCS}`;
  const page = await browser.newPage();
  try {
    return await measureRun({
      args: site.start(port),
      cwd: site.folder,
      variables: site.variables,
      ...(site.log ? {log: site.log} : {}),
      async untilReady(isAlive) {
        if (!(await waitForAnswer(url, {isAlive, timeoutMs: TIMEOUT_MS}))) {
          return false;
        }
        await page.goto(url, {timeout: TIMEOUT_MS, waitUntil: 'commit'});
        await page.locator('main h1', {hasText: title}).waitFor({timeout: TIMEOUT_MS});
        return true;
      },
    });
  } finally {
    await page.close();
  }
}
