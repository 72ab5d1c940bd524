import {framePermissions} from '@site/src/features/live/sandbox/permissions';
import styles from './styles.module.css';

/** Where a drawn frame is shown, at the bottom left of the page. */
export type Panel = {
  /** The sandbox, which is still empty. */
  sandbox: HTMLIFrameElement;
  /** Changes what the panel says about itself. */
  say: (text: string) => void;
  /** Takes it off the page. Nothing happens the second time. */
  close: (reason: string) => void;
  /** Aborted when it's gone, with the reason as a sentence. */
  gone: AbortSignal;
};

let last: Panel | undefined;

/** Puts a panel with an empty sandbox on the page, in the place of the last one. */
export function showPanel(text: string, baseUrl: string): Panel {
  last?.close('Another frame took its place before it was drawn.');
  const gone = new AbortController();
  const box = document.createElement('section');
  box.dataset.agentFrame = '';
  box.className = styles.box ?? '';
  box.ariaLabel = 'A frame that your agent draws';
  const caption = document.createElement('p');
  caption.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Close';
  const sandbox = document.createElement('iframe');
  sandbox.src = `${baseUrl}live-frame/`;
  sandbox.sandbox.add('allow-scripts');
  sandbox.allow = framePermissions();
  sandbox.title = 'The drawn frame';
  box.append(caption, button, sandbox);
  document.body.append(box);
  const panel: Panel = {
    sandbox,
    say: (changed) => {
      caption.textContent = changed;
    },
    close: (reason) => {
      box.remove();
      gone.abort(reason);
    },
    gone: gone.signal,
  };
  button.addEventListener('click', () => panel.close('The reader closed it before it was drawn.'));
  last = panel;
  return panel;
}
