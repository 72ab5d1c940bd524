import {readToFrame, type FromFrame, type ToFrame} from '../protocol';

/** Tells the page that holds the frame. Bytes move instead of being copied. */
export function send(message: FromFrame, transfer: Transferable[] = []): void {
  // The frame has no origin of its own, but it knows where it was loaded from.
  window.parent.postMessage(message, new URL(window.location.href).origin, transfer);
}

/** Calls back with each message of the page that holds the frame. @returns what ends it */
export function listen(onMessage: (message: ToFrame) => void): () => void {
  const onEvent = (event: MessageEvent) => {
    const message = event.source === window.parent ? readToFrame(event.data) : null;
    if (message) {
      onMessage(message);
    }
  };
  window.addEventListener('message', onEvent);
  return () => window.removeEventListener('message', onEvent);
}
