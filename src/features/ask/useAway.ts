import {useEffect, useState} from 'react';
import type {RefObject} from 'react';

/** Scrolling less than this is no decision, in CSS pixels. */
const STEP_PX = 12;

/**
 * Whether the button makes room: while a reader scrolls down, until they scroll up again, and while
 * it would cover what has the keyboard's focus.
 */
export function useAway(button: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    let isGoingDown = false;
    let was = false;
    const update = () => {
      const now = window.scrollY;
      if (Math.abs(now - before) >= STEP_PX) {
        isGoingDown = now > before;
        before = now;
      }
      const is = isGoingDown || coversFocus(button.current);
      // React keeps a change to the same value for the next render, and then renders twice.
      if (is !== was) {
        was = is;
        setIsAway(is);
      }
    };
    window.addEventListener('scroll', update, {passive: true});
    document.addEventListener('focusin', update);
    return () => {
      window.removeEventListener('scroll', update);
      document.removeEventListener('focusin', update);
    };
  }, [button]);
  return isAway;
}

/** By where the button stands in the layout, also while it is away. */
function coversFocus(button: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!button || !focused || focused === document.body || focused === button) {
    return false;
  }
  // Nothing that can have the focus stands to the right of the button.
  const {right, top, bottom} = focused.getBoundingClientRect();
  const {offsetLeft, offsetTop, offsetHeight} = button;
  return right > offsetLeft && bottom > offsetTop && top < offsetTop + offsetHeight;
}
