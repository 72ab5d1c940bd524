import type {ClientModule} from '@docusaurus/types';

/*
 * During a navigation, the framework shows the old page until the code of the next one is there,
 * and waits for it for ever. If it fails it loads the page in full; this does the same if it hangs.
 */
const TIMEOUT_MS = 15_000;

let timer: number | undefined;

const module: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    window.clearTimeout(timer);
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return undefined;
    }
    // The address is the new one already. Without a connection, the page that is there stays.
    const onTimeout = () =>
      navigator.onLine
        ? window.location.reload()
        : window.addEventListener('online', start, {once: true});
    const start = () => {
      timer = window.setTimeout(onTimeout, TIMEOUT_MS);
    };
    start();
    // Called once the code is there.
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', start);
    };
  },
};

export default module;
