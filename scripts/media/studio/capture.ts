import {chromium, type Browser, type Page} from '@playwright/test';
import type {RunningStudio} from './project';
import {WINDOW, goToFrame, type Shot} from './shots';

const WEBP_QUALITY = 0.78;
/** Pixels of the image per CSS pixel. */
const DENSITY = 2;
/** The frame that each shot begins with. */
const FRAME = 95;

export type Captured = {bytes: Buffer; width: number; height: number};

/** Takes screenshots of a Studio that runs, each in a fresh window. */
export async function captureShots(
  {origin}: RunningStudio,
  shots: Shot[],
  browserExecutable: string,
): Promise<Map<string, Captured>> {
  const browser = await chromium.launch({executablePath: browserExecutable});
  const captured = new Map<string, Captured>();
  for (const shot of shots) {
    captured.set(shot.id, await captureShot(browser, origin, shot));
  }
  await browser.close();
  return captured;
}

async function captureShot(browser: Browser, origin: string, shot: Shot): Promise<Captured> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: DENSITY,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openFrame(page, origin);
  await shot.steps?.(page);
  await page.waitForTimeout(600);
  const clip = typeof shot.crop === 'function' ? await shot.crop(page) : shot.crop;
  const png = await page.screenshot({clip});
  const bytes = await toWebp(page, png);
  await context.close();
  const {width, height} = clip ?? WINDOW;
  return {bytes, width: Math.round(width), height: Math.round(height)};
}

async function openFrame(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/NightTrain`);
  await page.getByText('Duration 00:05.00').waitFor();
  await page.keyboard.press('Control+j');
  await page.waitForTimeout(500);
  await goToFrame(page, FRAME);
}

/** Turns a PNG into a WebP, with the browser that is open anyway. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ({source, quality}) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    {source: `data:image/png;base64,${png.toString('base64')}`, quality: WEBP_QUALITY},
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
