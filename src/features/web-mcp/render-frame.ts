import {placeOf, type LiveError} from '@site/src/features/live/errors';
import {prepare, type Prepared} from '@site/src/features/live/prepare';
import {readFromFrame, type ToFrame} from '@site/src/features/live/protocol';
import {DEFAULT_SETTINGS, isSettings, type Settings} from '@site/src/features/live/settings';
import {showPanel, type Panel} from './panel';

/** Code that hasn't drawn by then is stopped. */
const TIMEOUT_MS = 15_000;

/**
 * Draws a frame of live code in the sandbox, and leaves it on the page, where the agent and the reader
 * see it.
 *
 * @param source TypeScript with JSX and imports
 * @param frame counted from 0
 * @returns a sentence: that it is drawn
 * @throws Error with what is wrong with the code
 */
export async function renderFrame(source: string, frame: number, baseUrl: string): Promise<string> {
  const settings = {...DEFAULT_SETTINGS, duration: Math.max(DEFAULT_SETTINGS.duration, frame + 1)};
  if (!Number.isInteger(frame) || frame < 0 || !isSettings(settings)) {
    throw new Error('Pass "frame" as a whole number from 0 to 9999.');
  }
  const result = prepare(source);
  if ('error' in result) {
    throw new Error(sentence(result.error));
  }
  const panel = showPanel(`Drawing frame ${frame} …`, baseUrl);
  try {
    await draw(panel, {prepared: result.prepared, settings}, frame);
  } catch (error) {
    panel.close('');
    throw error;
  }
  panel.say(`Frame ${frame}, drawn by your agent`);
  return `Frame ${frame} is drawn, ${settings.width} by ${settings.height} pixels. It's shown at the bottom left of the page.`;
}

type Program = {prepared: Prepared; settings: Settings};

/** Resolves once the sandbox of a panel shows the frame. @throws Error with what keeps it from that */
function draw({sandbox, gone}: Panel, program: Program, frame: number): Promise<void> {
  const send = (message: ToFrame): void => sandbox.contentWindow?.postMessage(message, '*');
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const end = (problem?: string): void => {
      listening.abort();
      clearTimeout(timer);
      if (problem === undefined) {
        resolve();
      } else {
        reject(new Error(problem));
      }
    };
    let isReady = false;
    const timer = setTimeout(
      () =>
        end(
          isReady
            ? `Nothing is drawn after ${TIMEOUT_MS / 1000} seconds. Look for a loop that never ends.`
            : "The sandbox didn't load. Check the connection and try again.",
        ),
      TIMEOUT_MS,
    );
    const hear = ({source, data}: MessageEvent): void => {
      const message = source === sandbox.contentWindow ? readFromFrame(data) : null;
      if (message?.type === 'ready') {
        isReady = true;
        send({type: 'run', ...program});
      } else if (message?.type === 'drawn' && frame === 0) {
        end();
      } else if (message?.type === 'drawn') {
        send({type: 'seek', frame, number: 1});
      } else if (message?.type === 'error' && message.error) {
        end(sentence(message.error));
      } else if (message?.type === 'playback' && message.seek === 1 && message.frame === frame) {
        end();
      }
    };
    window.addEventListener('message', hear, {signal: listening.signal});
    gone.addEventListener('abort', () => end(String(gone.reason)), {signal: listening.signal});
  });
}

/** `Line 6, frame 61: width isn't defined. Declare it, …` */
const sentence = (error: LiveError): string =>
  [placeOf(error), error.message].filter(Boolean).join(': ');
