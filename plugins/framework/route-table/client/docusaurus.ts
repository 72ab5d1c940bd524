import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {stylesToCome} from '../../first-paint/late-styles';
import {filesOf} from './chunks';
import preloadPage from './preload';
import {whenPageRests} from './links-in-view';
import {baseUrl, findPage} from './routing';

type Connection = {effectiveType?: string; saveData?: boolean};

const fetched = new Set<string>();
const loaded = new Set<string>();
/** Files that no link has to fetch again. The HTML names those of the first page. */
const known = new Set(
  Array.from(document.querySelectorAll('link[as=script]'), (link) => link.getAttribute('href')),
);

const isSlowConnection = (): boolean => {
  const {connection}: {connection?: Connection} = navigator;
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
};

/** Links in view are for later: nothing that the page itself needs should wait for them. */
const isPageReady = new Promise<void>((resolve) => {
  const wait = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(() => resolve(), {timeout: 2000})
      : setTimeout(resolve, 200);
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, {once: true});
  }
});

/** Fetches the files of a page, once. A failure can be tried again. */
async function fetchPage(path: string): Promise<void> {
  if (isSlowConnection() || loaded.has(path) || fetched.has(path)) {
    return;
  }
  fetched.add(path);
  await prefetchFiles(path).catch(() => fetched.delete(path));
}

const fetchLinksInView = (): void => {
  void isPageReady.then(() => whenPageRests((paths) => void paths.map(fetchPage)));
};

window.addEventListener('scroll', fetchLinksInView, {passive: true});

document.addEventListener('focusin', ({target}) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) {
    void fetchPage(link.pathname);
  }
});

/** Links call this when they come into view. Says that there is nothing to wait for. */
function prefetch(): false {
  fetchLinksInView();
  return false;
}

async function prefetchFiles(path: string): Promise<void> {
  const page = await findPage(path.replace(/[?#].*$/, ''));
  if (page) {
    const needed = [...filesOf(page, baseUrl), ...stylesToCome()];
    const files = needed.filter((file) => !known.has(file));
    files.forEach((file) => known.add(file));
    await Promise.all(files.map(prefetchFile));
  }
}

/** Loads a page that the reader points at. Says `false` when that is no help. */
function preload(path: string): false | Promise<void> {
  if (isSlowConnection() || loaded.has(path)) {
    return false;
  }
  loaded.add(path);
  return preloadPage(path.replace(/[?#].*$/, '')).catch(() => {
    // Following the link tries again, and says what failed.
    loaded.delete(path);
  });
}

/** Replaces the object that the framework puts at `window.docusaurus`, for links. */
export default Object.freeze({prefetch, preload});
