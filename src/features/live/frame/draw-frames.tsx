import React from 'react';
import {createRoot} from 'react-dom/client';
import {flushSync} from 'react-dom';
import {Thumbnail} from '@remotion/player';
import {Internals} from 'remotion';
import {Canvas} from '../Canvas';
import {drawnScale, type Pixels} from '../drawn';
import {FailedFrame} from '../errors';
import type {Settings} from '../settings';
import {Attempt} from './Attempt';
import {createBox} from './box';
import {createRasterizer} from './rasterize';

type Options = {
  Component: React.ComponentType;
  settings: Settings;
  frames: number[];
};

type Scope = NonNullable<React.ContextType<typeof Internals.DelayRenderContextType>>;

/** How long a frame may wait for what it loads, in milliseconds. */
const READY_WITHIN_MS = 15_000;

/** Components find themselves in a render, so that videos and images wait for the right pixels. */
const RENDERING = {
  isStudio: false,
  isRendering: true,
  isPlayer: false,
  isReadOnlyStudio: false,
  isClientSideRendering: true,
};

/**
 * Draws frames of a component, smaller than they play.
 *
 * @throws FailedFrame with what the component threw, and Error with a sentence for the reader when
 * this browser doesn't show the pixels, or a frame doesn't get ready
 */
export async function drawFrames({Component, settings, frames}: Options): Promise<Pixels[]> {
  const {width, height, fps, duration} = settings;
  // A render says this to its page. Without it, videos wait for the frame and then leave it empty.
  window.remotion_videoEnabled = true;
  const rasterize = createRasterizer(width, height, {
    scale: drawnScale(width, height),
    isRead: true,
  });
  const box = createBox(width, height);
  const stage = React.createRef<HTMLDivElement>();
  const scope: Scope = {
    remotion_renderReady: true,
    remotion_delayRenderTimeouts: {},
    remotion_puppeteerTimeout: READY_WITHIN_MS,
    remotion_attempt: 0,
  };
  const failure: {thrown: unknown}[] = [];
  const Stage: React.FC = () => (
    <Internals.RemotionEnvironmentContext.Provider value={RENDERING}>
      <Internals.DelayRenderContextType.Provider value={scope}>
        <Internals.RenderAssetManagerProvider collectAssets={null}>
          <Canvas ref={stage}>
            <Attempt onError={(thrown) => failure.push({thrown})}>
              <Component />
            </Attempt>
          </Canvas>
        </Internals.RenderAssetManagerProvider>
      </Internals.DelayRenderContextType.Provider>
    </Internals.RemotionEnvironmentContext.Provider>
  );
  const root = createRoot(box);
  const drawn: Pixels[] = [];
  try {
    for (const frame of frames) {
      flushSync(() =>
        root.render(
          <Thumbnail
            component={Stage}
            frameToDisplay={frame}
            compositionWidth={width}
            compositionHeight={height}
            fps={fps}
            durationInFrames={duration}
            style={{width, height}}
          />,
        ),
      );
      await isReady(scope, frame);
      const [failed] = failure;
      if (failed) {
        throw new FailedFrame(failed.thrown, frame);
      }
      if (!stage.current) {
        throw new Error(`Frame ${frame} shows nothing, because its component doesn't load.`);
      }
      await areImagesThere(stage.current);
      drawn.push(pixelsOf(await rasterize(stage.current)));
    }
  } finally {
    root.unmount();
    box.remove();
  }
  return drawn;
}

/** Waits for all that the components have asked to wait for. */
async function isReady(scope: Scope, frame: number): Promise<void> {
  const start = performance.now();
  await document.fonts.ready;
  // What loads asks for it in an effect, which has run by the next turn.
  await turn();
  while (!scope.remotion_renderReady) {
    if (scope.remotion_cancelledError || performance.now() - start > READY_WITHIN_MS) {
      throw new Error(
        `Frame ${frame} isn't ready after ${READY_WITHIN_MS / 1000} seconds. Check the URLs that it loads.`,
      );
    }
    await turn();
  }
}

/** A hidden page has no animation frames, so this counts time. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function areImagesThere(element: HTMLElement): Promise<void> {
  const images = Array.from(element.querySelectorAll('img'));
  // An image that doesn't load is as empty in the drawing as in the preview.
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
}

function pixelsOf(canvas: HTMLCanvasElement): Pixels {
  const {width, height} = canvas;
  try {
    const image = canvas.getContext('2d')?.getImageData(0, 0, width, height);
    if (image) {
      return {width, height, data: image.data};
    }
  } catch {
    // Some browsers keep the pixels of HTML to themselves.
  }
  throw new Error("This browser doesn't let a page read its frames, so it can't check them.");
}
