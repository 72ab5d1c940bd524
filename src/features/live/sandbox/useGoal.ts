import {useCallback, useEffect, useRef} from 'react';
import type {Prepared} from '../prepare';
import type {FromFrame, ToFrame, View} from '../protocol';
import {useMessages} from './useMessages';

/**
 * Shows a goal beside the preview in the sandboxed frame.
 *
 * @param frameRef the element of the `SandboxFrame`
 * @param share what shows of the goal where it lies over the preview, from 0 to 1
 */
export function useGoal(
  frameRef: React.RefObject<HTMLIFrameElement | null>,
  goal: Prepared | null,
  view: View,
  share: number,
): void {
  const isReady = useRef(false);
  const send = useCallback(
    (message: ToFrame) => {
      if (isReady.current) {
        frameRef.current?.contentWindow?.postMessage(message, '*');
      }
    },
    [frameRef],
  );
  const sendGoal = useCallback(() => {
    if (goal) {
      send({type: 'goal', prepared: goal});
    }
  }, [send, goal]);
  const sendView = useCallback(() => send({type: 'view', view, share}), [send, view, share]);

  useEffect(sendGoal, [sendGoal]);
  useEffect(sendView, [sendView]);
  useMessages(
    frameRef,
    useCallback(
      ({type}: FromFrame) => {
        // Also from a frame that came in place of one that hung.
        if (type === 'ready') {
          isReady.current = true;
          sendGoal();
          sendView();
        }
      },
      [sendGoal, sendView],
    ),
  );
}
