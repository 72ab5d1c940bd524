import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {Builder, By, Capabilities, Key, type WebDriver, type WebElement} from 'selenium-webdriver';
import {freePort} from '../../scripts/lib/ports';
import {findByName, type BrowserKind, type Place, type Visitor} from './visitor';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';

/** WebKitGTK's own window, which lies in a folder of its version. */
function findMiniBrowser(): string | null {
  if (!existsSync(DRIVER)) {
    return null;
  }
  const folders = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'));
  const found = folders.flatMap((folder) =>
    readdirSync(join(LIBRARIES, folder))
      .filter((name) => name.startsWith('webkit2gtk-4') || name.startsWith('webkitgtk-6'))
      .map((name) => join(LIBRARIES, folder, name, 'MiniBrowser')),
  );
  return found.find((path) => existsSync(path)) ?? null;
}

/** WebKitGTK, which has Safari's engine, driven by its WebDriver on a display of its own. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  async start() {
    const binary = findMiniBrowser();
    if (!binary) {
      return {missing: 'WebKitGTK is not installed here (Debian: webkit2gtk-driver).'};
    }
    if (!existsSync('/usr/bin/Xvfb')) {
      return {missing: 'WebKitGTK needs a display, and Xvfb is not installed here (Debian: xvfb).'};
    }
    const {display, end: endDisplay} = await startDisplay();
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      env: {...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1'},
      stdio: 'ignore',
    });
    const server = `http://127.0.0.1:${port}`;
    await waitForDriver(server);
    const session = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {binary, args: ['--automation']},
        }),
      )
      .build();
    return visitorOf(session, async () => {
      await session.quit();
      await Promise.all([end(driver), endDisplay()]);
    });
  },
};

/** A screen that nobody sees. Its number is the first that is free. */
async function startDisplay(): Promise<{display: string; end: () => Promise<void>}> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1500x1100x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'pipe', 'ignore']},
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return {display: `:${number}`, end: () => end(server)};
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}

async function waitForDriver(server: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    try {
      await fetch(`${server}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('WebKitWebDriver did not answer within 40 seconds.');
}

const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

function visitorOf(session: WebDriver, quit: () => Promise<void>): Visitor {
  const find = async (selector: string, name = ''): Promise<WebElement> => {
    const element = await session.executeScript<WebElement | null>(
      `return (${findByName.toString()})(...arguments)`,
      selector,
      name,
    );
    if (!element) {
      throw new Error(`There is no ${selector} named "${name}".`);
    }
    return element;
  };
  const here: Place = {
    evaluate: (task, ...values) =>
      session.executeScript(`return (${task.toString()})(...arguments)`, ...values),
  };
  return {
    ...here,
    go: (path) => session.get(path),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    click: async (selector, name) => (await find(selector, name)).click(),
    hover: async (selector, name) => {
      // It may lie there already, and a pointer that does not move enters nothing.
      await session
        .actions()
        .move({x: 1, y: 1})
        .move({origin: await find(selector, name)})
        .perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    press: async (keys) => {
      const all = keys.split('+').map((key) => KEYS[key] ?? key);
      const last = all.pop()!;
      const actions = session.actions();
      all.forEach((key) => actions.keyDown(key));
      actions.sendKeys(last);
      all.reverse().forEach((key) => actions.keyUp(key));
      await actions.perform();
    },
    resize: async (width, height) => {
      // The window has edges of its own.
      for (let attempt = 0; attempt < 2; attempt++) {
        const [innerWidth, innerHeight] = await session.executeScript<[number, number]>(
          'return [innerWidth, innerHeight]',
        );
        const window = await session.manage().window().getRect();
        await session
          .manage()
          .window()
          .setRect({
            x: 0,
            y: 0,
            width: window.width + width - innerWidth,
            height: window.height + height - innerHeight,
          });
      }
    },
    frame: (selector) => ({
      evaluate: async (task, ...values) => {
        await session.switchTo().frame(await session.findElement(By.css(selector)));
        try {
          return await here.evaluate(task, ...values);
        } finally {
          await session.switchTo().defaultContent();
        }
      },
    }),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    quit,
  };
}
