import {useSyncExternalStore} from 'react';
import {applyLateStyles, fetchLateStyles} from '@site/plugins/browser';
import {whenIdle} from '@site/src/lib/when-idle';

const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const;
const CAN_HOVER = '(hover: hover)';

/** A tap on a link begins with a sign. The page that it leads to comes first, then what moves. */
const AFTER_TAP_MS = 150;

let isThere = false;
/** There has been a sign, and the styles are on their way. */
let isComing = false;
let stopWaiting: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Tells those that waited. */
function welcome(): void {
  applyLateStyles();
  isThere = true;
  listeners.forEach((listener) => listener());
}

/** A computer: once the page has loaded and rests. A phone: once the reader touches or scrolls. */
function wait(): () => void {
  const arrive = () => {
    stopWaiting?.();
    isComing = true;
    // What loads now is not on screen before its styles.
    void fetchLateStyles().then(() => window.setTimeout(() => whenIdle(welcome), AFTER_TAP_MS));
  };
  const afterLoad = () => {
    if (window.matchMedia(CAN_HOVER).matches) {
      whenIdle(arrive);
    }
  };
  SIGNS.forEach((sign) => window.addEventListener(sign, arrive, {passive: true, capture: true}));
  if (document.readyState === 'complete') {
    afterLoad();
  } else {
    window.addEventListener('load', afterLoad);
  }
  return () => {
    SIGNS.forEach((sign) => window.removeEventListener(sign, arrive, {capture: true}));
    window.removeEventListener('load', afterLoad);
    stopWaiting = null;
  };
}

/** Calls back once the reader is there, if that is still to come. Returns what ends the waiting. */
export const whenReaderIsThere = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  if (!isComing) {
    stopWaiting ??= wait();
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) {
      stopWaiting?.();
    }
  };
};

/**
 * Whether it is time to load what moves. On a phone, where data and battery count, that is when the
 * reader touches, scrolls or presses a key; on a computer, as soon as the page has loaded. It stays
 * true from page to page.
 */
export const useReaderIsThere = (): boolean =>
  useSyncExternalStore(
    whenReaderIsThere,
    () => isThere,
    () => false,
  );
