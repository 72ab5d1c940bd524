import {useEffect, useRef} from 'react';

/** Makes the menu a dialog while it is shown. What that takes is loaded when it is opened. */
export function useDrawer(isShown: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    let isOver = false;
    let giveBack = () => {};
    import('./drawer').then(
      ({openDrawer}) => {
        if (!isOver) {
          giveBack = openDrawer(() => latest.current());
        }
      },
      // It is a menu without it, too.
      () => {},
    );
    return () => {
      isOver = true;
      giveBack();
    };
  }, [isShown]);
}
