import type {Page} from '@playwright/test';

/** A rectangle of the window in CSS pixels. */
export type Crop = {x: number; y: number; width: number; height: number};

export type Shot = {
  /** Its name on pages and of its file. */
  id: string;
  /** What it shows, for readers who can't see it. */
  alt: string;
  /** Brings the Studio there. Each shot begins with a fresh window, at frame 95. */
  steps?: (page: Page) => Promise<void>;
  /** The part to keep. The whole window if it's missing. */
  crop?: Crop | ((page: Page) => Promise<Crop>);
};

/** Size of the window in CSS pixels. */
export const WINDOW = {width: 1360, height: 940};

const LEFT_SIDEBAR: Crop = {x: 0, y: 37, width: 272, height: 420};
const RIGHT_SIDEBAR: Crop = {x: 1035, y: 37, width: 325, height: 610};
const TIMELINE: Crop = {x: 0, y: 653, width: WINDOW.width, height: 287};

/** The dialog in the middle of the window: the largest element there that doesn't fill it. */
async function dialogOf(page: Page): Promise<Crop> {
  return page.evaluate(() => {
    let element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    let box = element?.getBoundingClientRect();
    while (element && element.getBoundingClientRect().width < innerWidth - 200) {
      box = element.getBoundingClientRect();
      element = element.parentElement;
    }
    if (!box) {
      throw new Error('There is no dialog in the middle of the Studio.');
    }
    return {x: box.x, y: box.y, width: box.width, height: box.height};
  });
}

/** Moves the playhead, and lets the field that takes the number close. */
export async function goToFrame(page: Page, frame: number): Promise<void> {
  await page.keyboard.press('g');
  await page.waitForTimeout(300);
  await page.keyboard.type(String(frame));
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
}

async function openRenderDialog(page: Page): Promise<void> {
  await page.locator('button:enabled', {hasText: 'Render'}).click();
  await page.getByText('Image Sequence').waitFor();
}

export const shots: Shot[] = [
  {
    id: 'studio',
    alt: 'The Studio with compositions on the left, a night train in the preview, a form for the props on the right, and a timeline with seven layers below.',
  },
  {
    id: 'timeline',
    alt: 'The timeline with playback controls above it. Layers start at different frames, and only the range between the in and out points is bright.',
    steps: async (page) => {
      await goToFrame(page, 30);
      await page.keyboard.press('i');
      await goToFrame(page, 135);
      await page.keyboard.press('o');
      await goToFrame(page, 95);
    },
    crop: TIMELINE,
  },
  {
    id: 'props-editor',
    alt: 'The Props tab with a text field for title, a color picker, a draggable number for carriages, a checkbox for lights and a menu for season.',
    crop: RIGHT_SIDEBAR,
  },
  {
    id: 'props-json',
    alt: 'The Props tab switched to JSON. The props are text that you can edit.',
    steps: async (page) => {
      await page.getByText('JSON', {exact: true}).click();
    },
    crop: RIGHT_SIDEBAR,
  },
  {
    id: 'controls',
    alt: 'The Controls tab. Below NightTrain.tsx and a line number is the field glow with the value 70.',
    steps: async (page) => {
      await page.getByText('Controls', {exact: true}).click();
    },
    crop: {...RIGHT_SIDEBAR, height: 240},
  },
  {
    id: 'assets',
    alt: 'The Assets tab with four files of the public folder. The one under the pointer has buttons to copy its staticFile() call and to open its folder.',
    steps: async (page) => {
      await page.getByText('Assets', {exact: true}).click();
      await page.getByText('knot.webp').hover();
    },
    crop: {...LEFT_SIDEBAR, height: 220},
  },
  {
    id: 'composition-menu',
    alt: 'The context menu of the composition NightTrain with Duplicate, Rename, Delete and Copy ID.',
    steps: async (page) => {
      await page.getByText('NightTrain', {exact: true}).last().click({button: 'right'});
    },
    crop: {...LEFT_SIDEBAR, width: 330, height: 300},
  },
  {
    id: 'render-dialog',
    alt: 'The render dialog with tabs for still, video, audio and image sequence. The General section has the codec, the frame range, the output name and verbose logging.',
    steps: openRenderDialog,
    crop: dialogOf,
  },
  {
    id: 'render-picture',
    alt: 'The Picture section of the render dialog, with image format, JPEG quality, CRF, FFmpeg overrides, scale and pixel format.',
    steps: async (page) => {
      await openRenderDialog(page);
      await page.getByText('Picture', {exact: true}).click();
    },
    crop: dialogOf,
  },
  {
    id: 'renders',
    alt: 'The Renders tab with a finished render, and buttons to copy the image, render again, remove the entry and open the folder.',
    steps: async (page) => {
      await openRenderDialog(page);
      await page.getByText('Still', {exact: true}).click();
      await page.getByText('Render still').click();
      await page.getByTitle('Copy to clipboard').waitFor();
    },
    crop: {...RIGHT_SIDEBAR, height: 200},
  },
  {
    id: 'quick-switcher',
    alt: 'The Quick Switcher. The field contains > mark, and the list has three actions: Set In Mark, Set Out Mark, Clear In and Out Mark.',
    steps: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search').waitFor();
      await page.keyboard.type('> mark');
    },
    crop: dialogOf,
  },
  {
    id: 'keyboard-shortcuts',
    alt: 'The list of keyboard shortcuts that the Studio opens when you press the question mark.',
    steps: async (page) => {
      await page.keyboard.press('Shift+?');
      await page.getByText('Pause & return to playback start').waitFor();
    },
    crop: dialogOf,
  },
  {
    id: 'view-menu',
    alt: 'The View menu: preview size, zoom and pan gestures, rulers, guides, sidebars, transparency as checkerboard, Quick Switcher, in and out marks, go to frame and fullscreen.',
    steps: async (page) => {
      await page.getByText('View', {exact: true}).click();
    },
    crop: {x: 0, y: 0, width: 680, height: 570},
  },
  {
    id: 'remotion-menu',
    alt: 'The menu behind the Remotion logo at the top left: About Remotion, Changelog, License, Acknowledgements and, highlighted, Restart Studio Server.',
    steps: async (page) => {
      // The logo is a button without a name.
      await page.mouse.click(18, 18);
      await page.getByText('Restart Studio Server').hover();
    },
    crop: {x: 0, y: 0, width: 305, height: 250},
  },
];
