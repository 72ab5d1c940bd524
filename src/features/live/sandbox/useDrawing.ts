import {useCallback, useEffect, useRef} from 'react';
import type {FromFrame} from '../protocol';
import {createDrawing, type Draw, type Drawing} from './drawing';
import {useMessages} from './useMessages';

/**
 * Draws frames of code in the sandboxed frame, beside what it shows.
 *
 * @param frameRef the element of the `SandboxFrame`
 * @param generation of that frame; see `useSandbox`
 */
export function useDrawing(
  frameRef: React.RefObject<HTMLIFrameElement | null>,
  generation: number,
): Draw {
  const drawing = useRef<Drawing | null>(null);
  const current = useCallback((): Drawing => {
    drawing.current ??= createDrawing((message) =>
      frameRef.current?.contentWindow?.postMessage(message, '*'),
    );
    return drawing.current;
  }, [frameRef]);

  useEffect(
    () => () =>
      current().fail({message: 'The code blocked the preview and was stopped.', line: null}),
    [current, generation],
  );
  useMessages(
    frameRef,
    useCallback(
      (message: FromFrame) => {
        if (message.type === 'ready') {
          current().onReady();
        } else if (message.type === 'drawn-frames' || message.type === 'draw-failed') {
          current().hear(message);
        }
      },
      [current],
    ),
  );

  return useCallback((...request) => current().draw(...request), [current]);
}
