import {prepare} from '@site/src/features/live/prepare';
import {readFromFrame, type ToFrame} from '@site/src/features/live/protocol';
import {framePermissions} from '@site/src/features/live/sandbox/permissions';
import {DEFAULT_SETTINGS, isSettings} from '@site/src/features/live/settings';
import styles from './styles.module.css';

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
  const element = showSandbox(baseUrl);
  const send = (message: ToFrame): void => element.contentWindow?.postMessage(message, '*');
  await new Promise<void>((resolve, reject) => {
    const listening = new AbortController();
    const end = (error?: Error): void => {
      listening.abort();
      clearTimeout(timer);
      if (error) {
        element.parentElement?.remove();
        reject(error);
      } else {
        resolve();
      }
    };
    const timer = setTimeout(
      () => end(new Error(`Nothing is drawn after ${TIMEOUT_MS / 1000} seconds.`)),
      TIMEOUT_MS,
    );
    const hear = ({source: sender, data}: MessageEvent): void => {
      const message = sender === element.contentWindow ? readFromFrame(data) : null;
      if (message?.type === 'ready') {
        send({type: 'run', prepared: result.prepared, settings});
      } else if (message?.type === 'drawn') {
        send({type: 'pause'});
        send({type: 'seek', frame, number: 1});
      } else if (message?.type === 'error' && message.error) {
        end(new Error(sentence(message.error)));
      } else if (message?.type === 'playback' && message.seek === 1 && message.frame === frame) {
        end();
      }
    };
    window.addEventListener('message', hear, {signal: listening.signal});
  });
  return `Frame ${frame} is drawn, ${settings.width} by ${settings.height} pixels. It's shown at the bottom left of the page.`;
}

const sentence = ({message, line}: {message: string; line: number | null}): string =>
  line === null ? message : `Line ${line}: ${message}`;

/** Puts an empty sandbox on the page, in the place of the last one. */
function showSandbox(baseUrl: string): HTMLIFrameElement {
  document.querySelector('[data-agent-frame]')?.remove();
  const box = document.createElement('section');
  box.dataset.agentFrame = '';
  box.className = styles.box ?? '';
  box.ariaLabel = 'A frame that your agent has drawn';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.className = 'button button--secondary button--sm';
  close.addEventListener('click', () => box.remove());
  const element = document.createElement('iframe');
  element.src = `${baseUrl}live-frame/`;
  element.sandbox.add('allow-scripts');
  element.allow = framePermissions();
  element.title = 'The drawn frame';
  box.append(close, element);
  document.body.append(box);
  return element;
}
