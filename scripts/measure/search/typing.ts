import type {Browser, CDPSession, Page} from '@playwright/test';

const CONNECTION = {kilobitsPerSecond: 1600, latencyInMs: 150};

/** What one reader saw, who opened the search by key and typed at once. Times in milliseconds. */
export type Typing = {
  query: string;
  /** From the key that opens the search to the first hits on screen. */
  firstHits: number;
  /** Transferred from that key to the first hits, headers included. */
  firstBytes: number;
  /** From each later key to the hits that answer it. */
  laterKeys: number[];
  /**
   * What the page's main thread worked for each of these keys, by its own clock: what other programs
   * do meanwhile does not count.
   */
  laterWork: number[];
  /** Later keys that changed nothing on screen within `PATIENCE_MS`. */
  unansweredKeys: number;
  /** Transferred for the whole query, excerpts included. */
  allBytes: number;
  /** Addresses that the page had fetched before the reader showed intent. */
  before: string[];
  /** Addresses fetched for the search. */
  requests: string[];
};

const TYPING_DELAY_MS = 60;
/** Until a key's hits have their excerpts, which would pass for the hits of the next key. */
const REST_MS = 500;
const PATIENCE_MS = 3000;
/** A busy machine needs its time for a page; what is measured begins later. */
const LOADING_TIMEOUT_MS = 120_000;

/** Opens a page anew, searches, and times what appears. The browser's cache is empty at first. */
export async function typeQuery(browser: Browser, url: string, query: string): Promise<Typing> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LOADING_TIMEOUT_MS);
    const network = await context.newCDPSession(page);
    const {transferredUntil, requests} = await throttle(network);
    await page.addInitScript(recordTimes);
    await page.goto(url);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    const before = requests.splice(0);
    const start = transferredUntil(Infinity);

    const [first = '', ...rest] = splitQuery(query);
    await page.keyboard.press('/');
    await page.keyboard.type(first, {delay: TYPING_DELAY_MS});
    await page.waitForFunction(() => window.searchTimes.hits.length > 0, null, {polling: 10});
    const {firstHits, shownAt} = await page.evaluate(() => {
      const {keys, hits} = window.searchTimes;
      const shown = hits[0] ?? 0;
      return {firstHits: shown - (keys[0] ?? 0), shownAt: performance.timeOrigin + shown};
    });
    await page.waitForLoadState('networkidle');
    const firstBytes = transferredUntil(shownAt) - start;

    const laterKeys: number[] = [];
    const laterWork: number[] = [];
    let unansweredKeys = 0;
    for (const character of rest) {
      await waitForRest(page);
      const worked = await workOf(network);
      const time = await timeKey(page, character);
      if (time === null) {
        unansweredKeys += 1;
      } else {
        laterKeys.push(time);
        laterWork.push((await workOf(network)) - worked);
      }
    }
    await page.waitForLoadState('networkidle');
    const allBytes = transferredUntil(Infinity) - start;
    return {
      ...{query, firstHits, firstBytes, laterKeys, laterWork, unansweredKeys, allBytes},
      ...{before, requests},
    };
  } finally {
    await context.close();
  }
}

/** The beginning that a reader types without looking up, and each character after it. */
function splitQuery(query: string): string[] {
  return [query.slice(0, 3), ...query.slice(3)];
}

/** Waits until the hits have not changed for a while. */
async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(
    (time) => performance.now() - (window.searchTimes.hits.at(-1) ?? 0) > time,
    REST_MS,
    {polling: 20, timeout: LOADING_TIMEOUT_MS},
  );
}

async function timeKey(page: Page, character: string): Promise<number | null> {
  await page.evaluate(() => {
    window.searchTimes.keys.length = 0;
    window.searchTimes.hits.length = 0;
  });
  await page.keyboard.press(character === ' ' ? 'Space' : character);
  const isAnswered = await page
    .waitForFunction(() => window.searchTimes.hits.length > 0, null, {
      polling: 10,
      timeout: PATIENCE_MS,
    })
    .then(
      () => true,
      () => false,
    );
  return isAnswered
    ? page.evaluate(() => (window.searchTimes.hits[0] ?? 0) - (window.searchTimes.keys[0] ?? 0))
    : null;
}

/** Milliseconds that the page's main thread has worked so far. */
async function workOf(network: CDPSession): Promise<number> {
  const {metrics} = await network.send('Performance.getMetrics');
  return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0);
}

/** Gives a page a slow phone connection. */
export async function connectSlowly(network: CDPSession): Promise<void> {
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONNECTION.latencyInMs,
    downloadThroughput: (CONNECTION.kilobitsPerSecond * 1000) / 8,
    uploadThroughput: (CONNECTION.kilobitsPerSecond * 1000) / 8,
  });
}

async function throttle(network: CDPSession) {
  const arrivals: {time: number; bytes: number}[] = [];
  const requests: string[] = [];
  // The browser's own clock, so that a measuring process that lags behind counts nothing more.
  let clockOffset = 0;
  const arrive = (timestamp: number, bytes: number) =>
    arrivals.push({time: timestamp * 1000 + clockOffset, bytes: Math.max(0, bytes)});
  await network.send('Performance.enable', {timeDomain: 'threadTicks'});
  await connectSlowly(network);
  network.on('Network.requestWillBeSent', ({request, timestamp, wallTime}) => {
    requests.push(request.url);
    clockOffset = (wallTime - timestamp) * 1000;
  });
  network.on('Network.responseReceived', ({response, timestamp}) =>
    arrive(timestamp, response.encodedDataLength),
  );
  network.on('Network.dataReceived', ({encodedDataLength, timestamp}) =>
    arrive(timestamp, encodedDataLength),
  );
  /** Bytes that had arrived at a time since 1970, in milliseconds. */
  const transferredUntil = (time: number) =>
    arrivals.reduce((sum, arrival) => sum + (arrival.time <= time ? arrival.bytes : 0), 0);
  return {transferredUntil, requests};
}

declare global {
  interface Window {
    /** When keys went down, and when the modal's hits changed, by the page's clock. */
    searchTimes: {keys: number[]; hits: number[]};
  }
}

/** Runs in the page. */
function recordTimes(): void {
  const times: Window['searchTimes'] = {keys: [], hits: []};
  window.searchTimes = times;
  document.addEventListener('keydown', () => times.keys.push(performance.now()), true);
  let isShown = false;
  new MutationObserver((mutations) => {
    const list = document.querySelector('.DocSearch-Dropdown');
    const hasAnswer = Boolean(list?.querySelector('.DocSearch-Hit, .DocSearch-NoResults'));
    // The list appears as a whole, and later it is what changes in it that counts, nothing around it.
    const changed = mutations.some(({target}) => list?.contains(target));
    if (hasAnswer && (changed || !isShown)) {
      times.hits.push(performance.now());
    }
    isShown = hasAnswer;
  }).observe(document, {subtree: true, childList: true, characterData: true});
}
