import {defineConfig} from '@playwright/test';
import {BROWSER_ARGUMENTS, findBrowser} from './scripts/lib/browser';

const port = Number(process.env.SITE_PORT ?? 3917);
const browser = findBrowser();

export default defineConfig({
  timeout: 120_000,
  // How long a test waits for what it expects, not how fast that has to be: a slow machine may take it.
  expect: {timeout: 20_000},
  fullyParallel: true,
  // Two for each of two cores: a browser waits most of the time.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine may miss a beat; a second failure in a row is one.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./tests/helpers/slowest-tests.ts']],
  outputDir: 'test-results',
  projects: [
    {
      name: 'content',
      testMatch: ['tests/content/**/*.spec.ts'],
      // These compute all the time, and each worker compiles the examples for itself.
      workers: 2,
      timeout: 180_000,
    },
    {
      // Each renders with all cores, in one project that is rewritten from page to page.
      name: 'commands',
      testMatch: ['tests/commands/**/*.spec.ts'],
      fullyParallel: false,
      workers: 1,
      timeout: 600_000,
    },
    {
      // The other engines, each with one browser for all its journeys.
      name: 'browsers',
      testMatch: ['tests/browsers/**/*.spec.ts'],
      fullyParallel: false,
    },
    {
      name: 'site',
      testMatch: ['tests/site/**/*.spec.ts'],
      use: {
        baseURL: `http://127.0.0.1:${port}`,
        browserName: 'chromium',
        launchOptions: {
          executablePath: browser?.path,
          args: BROWSER_ARGUMENTS,
        },
      },
    },
  ],
  // The content project needs neither a build nor a browser: only `npm test` sets SITE_PORT.
  webServer: process.env.SITE_PORT
    ? {
        command: `npx tsx scripts/serve.ts --port ${port}`,
        url: `http://127.0.0.1:${port}/`,
        reuseExistingServer: false,
        timeout: 60_000,
      }
    : undefined,
});
