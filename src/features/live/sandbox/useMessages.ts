import {useEffect} from 'react';
import {readFromFrame, type FromFrame} from '../protocol';

/** Hears what the frame tells, and nobody else. */
export function useMessages(
  frameRef: React.RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FromFrame) => void,
): void {
  useEffect(() => {
    const onEvent = (event: MessageEvent) => {
      const frame = frameRef.current?.contentWindow;
      const message = frame && event.source === frame ? readFromFrame(event.data) : null;
      if (message) {
        onMessage(message);
      }
    };
    window.addEventListener('message', onEvent);
    return () => window.removeEventListener('message', onEvent);
  }, [frameRef, onMessage]);
}
