import type {ClientModule} from '@docusaurus/types';

/*
 * During a navigation, the framework shows the old page under the new URL until the code of the next one
 * is there, and waits for it forever. If it hangs, this loads the page in full. Without a connection, this
 * says so, gives the page on screen its URL back, and goes on once there is one: the route table tries
 * again then.
 */
const TIMEOUT_MS = 15_000;
/** A page that was fetched ahead opens within this time. */
const GRACE_MS = 500;

/** URL of the page on screen. */
let shown = '';
let stopWaiting: (() => void) | undefined;
let keepPlace: (() => void) | undefined;

const setUrl = (url: string): void => window.history.replaceState(window.history.state, '', url);

const module: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    stopWaiting?.();
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return undefined;
    }
    const wanted = window.location.href;
    const link = document.activeElement;
    let note: HTMLElement | undefined;
    let timeout: number | undefined;

    const waitForCode = () => {
      window.clearTimeout(timeout);
      timeout = window.setTimeout(() => navigator.onLine && window.location.reload(), TIMEOUT_MS);
    };
    const pause = () => {
      if (!navigator.onLine && !note) {
        note = showNote(() => stay(link));
        setUrl(shown);
      }
    };
    const resume = () => {
      if (note) {
        note.remove();
        note = undefined;
        setUrl(wanted);
      }
      waitForCode();
    };
    waitForCode();
    const grace = window.setTimeout(pause, GRACE_MS);
    window.addEventListener('offline', pause);
    window.addEventListener('online', resume);
    stopWaiting = () => {
      note?.remove();
      window.clearTimeout(timeout);
      window.clearTimeout(grace);
      window.removeEventListener('offline', pause);
      window.removeEventListener('online', resume);
    };
    // Called once the code is there.
    return () => {
      resume();
      stopWaiting?.();
    };
  },
  onRouteDidUpdate() {
    shown = window.location.href;
    keepPlace?.();
    keepPlace = undefined;
  },
};

export default module;

function showNote(onStay: () => void): HTMLElement {
  const note = document.createElement('div');
  note.className = 'offline-note';
  note.role = 'alert';
  const button = document.createElement('button');
  button.textContent = 'Stay here';
  button.onclick = onStay;
  note.append("You're offline. The next page opens when you're back online.", button);
  document.body.append(note);
  return note;
}

/** Gives up the navigation: the router takes the URL, which is that of the page on screen. */
function stay(link: Element | null): void {
  const {scrollX, scrollY} = window;
  keepPlace = () => {
    window.scrollTo(scrollX, scrollY);
    if (link instanceof HTMLElement) {
      link.focus({preventScroll: true});
    }
  };
  const state: unknown = window.history.state;
  window.dispatchEvent(new PopStateEvent('popstate', {state}));
}
