import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import sharp from 'sharp';
import {serveFolder} from '../content/media-server';
import {launchBrowser} from '../lib/browser';
import {ROOT} from '../lib/root';
import {bundlePage} from './bundle';
import type {Scene} from './scene';

/** Width of a frame in pixels. */
export const FRAME_WIDTH = 320;

/** One frame of a scene, as a PNG that is `FRAME_WIDTH` wide. */
export type DrawnFrame = {frame: number; png: Buffer};

/** Frames of a scene side by side in one picture, or why there is none. */
export type Drawn = {frames: number[]; png: Buffer} | {problem: string};

/** What scenes are drawn with. */
export type StageOptions = {
  /** Folder whose `node_modules` has the toolkit. Default: the site's. */
  toolkit?: string;
  /** Pixels of the screen for each pixel of a frame, which blends edges in another way. Default: 1. */
  pixelRatio?: number;
};

type DrawOptions = {
  /** Whether to give every scene the time of those that draw late. Default: false. */
  isPatient?: boolean;
  /** Called once for each scene, in no certain order. */
  onDrawn: (scene: Scene, drawn: Drawn) => void | Promise<void>;
};

/** A browser with a page that can draw scenes, for as long as it's open. */
export type Stage = {
  /** Draws the first, the middle and the last frame of scenes. */
  draw: (scenes: Scene[], options: DrawOptions) => Promise<void>;
  close: () => Promise<void>;
};

/** Where the page is, beside the site's own media. */
const ADDRESS = '/frames/';
const PAGES = 2;
/** Pages that mostly wait for a scene to stay the same. */
const PATIENT_PAGES = 4;
const MOST_FRAMES = 3;
/** Room for most scenes, in pixels; the window grows for taller ones. */
const WINDOW_HEIGHT = 360;
/** How long a page waits for a scene, in milliseconds: a scene that never ends must not stop the rest. */
const TIMEOUT_MS = 30_000;
/** What draws long after it was mounted, without a sign that a page could wait for. */
const ARRIVES_LATE = /<(Gif|Lottie|Video|OffthreadVideo)\b|useVideoTexture/;
/** How long such a picture has to stay the same, in milliseconds. */
const CALM_MS = 2000;
const LOOK_EVERY_MS = 200;
/** Any day will do, as long as it's the same one. */
const TODAY = new Date('2025-01-01T12:00:00Z');

/** Bundles the page that draws scenes, and starts Chromium for it. */
export async function openStage({toolkit = ROOT, pixelRatio = 1}: StageOptions): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'frames-'));
  const server = await serveFolder(path.join(ROOT, 'static'));
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    server.close();
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    const html = await bundlePage(folder, ADDRESS, toolkit);
    browser = await launchBrowser();
    const open = browser;
    const site = {html, folder, origin: server.url, pixelRatio};
    return {
      draw: (scenes, options) => drawScenes(() => openPage(open, site), scenes, options),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function drawScenes(
  openPage: () => Promise<Page>,
  scenes: Scene[],
  {isPatient = false, onDrawn}: DrawOptions,
): Promise<void> {
  const queue = [...scenes];
  const pages = Math.min(isPatient ? PATIENT_PAGES : PAGES, scenes.length);
  const drawFromQueue = async () => {
    let page = await openPage();
    for (let scene = queue.shift(); scene; scene = queue.shift()) {
      const drawn = await drawScene(page, scene, isPatient);
      if ('problem' in drawn) {
        // It may have left anything behind.
        await page.context().close();
        page = await openPage();
      }
      await onDrawn(scene, drawn);
    }
    await page.context().close();
  };
  await Promise.all(Array.from({length: pages}, drawFromQueue));
}

type Site = {html: string; folder: string; origin: string; pixelRatio: number};

async function openPage(browser: Browser, {html, folder, origin, pixelRatio}: Site): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width: FRAME_WIDTH * MOST_FRAMES, height: WINDOW_HEIGHT},
    deviceScaleFactor: pixelRatio,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Players that start by themselves stay at rest.
    reducedMotion: 'reduce',
  });
  // Media is the site's own, and nothing comes from elsewhere.
  await context.route(/^https?:/, (route) => {
    const {origin: asked, pathname} = new URL(route.request().url());
    if (asked !== origin) {
      return route.abort();
    }
    if (pathname === ADDRESS) {
      return route.fulfill({contentType: 'text/html', body: html});
    }
    return pathname.startsWith(ADDRESS)
      ? route.fulfill({path: path.join(folder, pathname.slice(ADDRESS.length))})
      : route.continue();
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  await page.goto(`${origin}${ADDRESS}`);
  await page.waitForFunction(() => 'showScene' in window);
  return page;
}

async function drawScene(page: Page, scene: Scene, isPatient: boolean): Promise<Drawn> {
  try {
    const shown = await withTimeout(
      page.evaluate(([scene, width]) => window.showScene(scene, width), [
        scene,
        FRAME_WIDTH,
      ] as const),
    );
    if ('problem' in shown) {
      return shown;
    }
    const {frames, height} = shown;
    if (height > WINDOW_HEIGHT) {
      await page.setViewportSize({width: FRAME_WIDTH * MOST_FRAMES, height});
    }
    const calmMs = isPatient || ARRIVES_LATE.test(scene.source.code) ? CALM_MS : 0;
    const png = await pictureAtRest(page, {width: FRAME_WIDTH * frames.length, height}, calmMs);
    if (height > WINDOW_HEIGHT) {
      await page.setViewportSize({width: FRAME_WIDTH * MOST_FRAMES, height: WINDOW_HEIGHT});
    }
    return png ? {frames, png} : {problem: 'It never comes to rest, although no player plays.'};
  } catch (error) {
    return {problem: error instanceof Error ? error.message : String(error)};
  }
}

/** Looks until nothing changes anymore; null when that never happens. */
async function pictureAtRest(
  page: Page,
  clip: {width: number; height: number},
  calmMs: number,
): Promise<Buffer | null> {
  let last: Buffer | null = null;
  let calmSince = 0;
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    const png = await page.screenshot({clip: {x: 0, y: 0, ...clip}});
    if (!last?.equals(png)) {
      last = png;
      calmSince = performance.now();
    } else if (performance.now() - calmSince >= calmMs) {
      return png;
    }
    if (calmMs > 0) {
      await page.waitForTimeout(LOOK_EVERY_MS);
    }
  }
  return null;
}

/** Cuts a picture of frames side by side into one for each. */
export async function cutFrames(png: Buffer, frames: number[]): Promise<DrawnFrame[]> {
  const {width, height} = await sharp(png).metadata();
  const frameWidth = width / frames.length;
  return Promise.all(
    frames.map(async (frame, index) => ({
      frame,
      png: await sharp(png)
        .extract({left: index * frameWidth, top: 0, width: frameWidth, height})
        .resize({width: FRAME_WIDTH})
        .png({compressionLevel: 1})
        .toBuffer(),
    })),
  );
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error(`It doesn't draw within ${TIMEOUT_MS / 1000} seconds.`)),
      TIMEOUT_MS,
    ).unref();
  });
  return Promise.race([promise, late]);
}
