import {existsSync} from 'node:fs';
import puppeteer, {type ElementHandle, type KeyInput, type Page} from 'puppeteer-core';
import {findByName, type BrowserKind, type Place, type Visitor} from './visitor';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  async start() {
    const executablePath = PLACES.find((path) => existsSync(path));
    if (!executablePath) {
      return {missing: 'Firefox is not installed here (Debian: firefox-esr).'};
    }
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: {width: 1280, height: 900},
    });
    const page = await browser.newPage();
    return visitorOf(page, () => browser.close());
  },
};

function visitorOf(page: Page, quit: () => Promise<void>): Visitor {
  const find = async (selector: string, name = ''): Promise<ElementHandle> => {
    const handle = await page.evaluateHandle(findByName, selector, name);
    const element = handle.asElement();
    if (!element) {
      throw new Error(`There is no ${selector} named "${name}".`);
    }
    return element as ElementHandle;
  };
  const placeOf = (run: (() => Promise<Pick<Page, 'evaluate'>>) | null): Place => ({
    evaluate: async (task, ...values) =>
      (await (run ? run() : Promise.resolve(page))).evaluate(
        task as (...values: unknown[]) => unknown,
        ...values,
      ) as never,
  });
  return {
    ...placeOf(null),
    go: async (path) => {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
    },
    reload: async () => {
      await page.reload({waitUntil: 'domcontentloaded'});
    },
    back: async () => {
      await page.evaluate(() => window.history.back());
    },
    click: async (selector, name) => (await find(selector, name)).click(),
    hover: async (selector, name) => (await find(selector, name)).hover(),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const all = keys.split('+') as KeyInput[];
      const key = all.pop()!;
      for (const held of all) {
        await page.keyboard.down(held);
      }
      await page.keyboard.press(key);
      for (const held of all) {
        await page.keyboard.up(held);
      }
    },
    resize: (width, height) => page.setViewport({width, height}),
    frame: (selector) =>
      placeOf(async () => {
        const frame = await (await page.$(selector))?.contentFrame();
        if (!frame) {
          throw new Error(`There is no frame ${selector}.`);
        }
        return frame;
      }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    quit,
  };
}
