import React from 'react';
import {createPortal} from 'react-dom';
import {canEncodeVideo} from 'mediabunny';
import {useCurrentFrame} from 'remotion';
import {renderMediaOnWeb} from '@remotion/web-renderer';
import {Canvas} from '../Canvas';
import {FailedFrame} from '../errors';
import type {VideoType} from '../protocol';
import type {Settings} from '../settings';
import {Attempt} from './Attempt';
import {createBox} from './box';
import {createRasterizer} from './rasterize';

type Options = {
  Component: React.ComponentType;
  settings: Settings;
  signal: AbortSignal;
  /** Called with the number of frames that are done. */
  onProgress: (frames: number) => void;
};

type Format = {
  container: 'mp4' | 'webm';
  codec: 'h264' | 'vp9' | 'vp8';
  encoder: 'avc' | 'vp9' | 'vp8';
  mimeType: VideoType;
};

const MICROSECONDS = 1_000_000;

/** What plays in most places comes first. */
const FORMATS: Format[] = [
  {container: 'mp4', codec: 'h264', encoder: 'avc', mimeType: 'video/mp4'},
  {container: 'webm', codec: 'vp9', encoder: 'vp9', mimeType: 'video/webm'},
  {container: 'webm', codec: 'vp8', encoder: 'vp8', mimeType: 'video/webm'},
];

/**
 * Renders a component frame by frame into a video file, without sound.
 *
 * The toolkit's web renderer mounts the component, waits for what it loads and encodes; the pixels
 * come from the whole DOM, of which that renderer draws only images, SVG and canvas. Hence the DOM is
 * in a place of its own: an image that the renderer drew would make its canvas unreadable.
 *
 * @throws FailedFrame with what the component threw, and Error with a sentence for the reader when
 * this browser or this video cannot do it
 */
export async function exportVideo({
  Component,
  settings: {width, height, fps, duration},
  signal,
  onProgress,
}: Options): Promise<{bytes: ArrayBuffer; mimeType: VideoType}> {
  const {container, codec, mimeType} = await findFormat(width, height);
  const rasterize = createRasterizer(width, height);
  const box = createBox(width, height);
  const stage = React.createRef<HTMLDivElement>();
  let failure: FailedFrame | null = null;
  const Stage: React.FC = () => {
    const frame = useCurrentFrame();
    return createPortal(
      <Canvas ref={stage}>
        <Attempt
          onError={(thrown) => {
            failure = new FailedFrame(thrown, frame);
          }}
        >
          <Component />
        </Attempt>
      </Canvas>,
      box,
    );
  };
  const rendering = renderMediaOnWeb({
    composition: {
      id: 'playground',
      component: Stage,
      width,
      height,
      fps,
      durationInFrames: duration,
    },
    container,
    codec,
    signal,
    videoBitrate: 'high',
    onProgress: ({encodedFrames}) => onProgress(encodedFrames),
    // The duration keeps the last frame from ending as soon as it begins.
    onFrame: async ({timestamp}) => {
      if (failure) {
        throw failure;
      }
      return new VideoFrame(await rasterize(stage.current!), {
        timestamp,
        duration: MICROSECONDS / fps,
      });
    },
  });
  try {
    return {bytes: await rendering, mimeType};
  } finally {
    box.remove();
  }
}

async function findFormat(width: number, height: number): Promise<Format> {
  if (typeof VideoEncoder === 'undefined') {
    throw new Error(
      'This browser cannot encode video (it has no WebCodecs). Use a current Chrome, Edge or Safari, or download the project and render it.',
    );
  }
  for (const format of FORMATS) {
    if (await canEncodeVideo(format.encoder, {width, height})) {
      return format;
    }
  }
  throw new Error(
    `This browser encodes no video of ${width} × ${height} pixels. Try another size, or download the project and render it.`,
  );
}
