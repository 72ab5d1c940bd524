import {NotFound, routeOf} from './components';
import {fetchLateStyles} from '../../first-paint/late-styles';
import {baseUrl, findPage} from './routing';

/** The HTML of the first page holds its styles. */
const isFirstPage = (): boolean => document.documentElement.dataset.hasHydrated !== 'true';

/**
 * Replaces the framework's function: loads all that a path needs, so that it can be shown at once.
 * Without a connection it waits for one, since the framework answers a failure with a full load, and
 * that would take the page that the reader still has.
 */
export default async function preload(pathname: string): Promise<void> {
  try {
    const page = await findPage(pathname);
    await Promise.all([
      (page ? routeOf(page, baseUrl) : NotFound).preload(),
      isFirstPage() ? undefined : fetchLateStyles(),
    ]);
  } catch (error) {
    if (navigator.onLine) {
      throw error;
    }
    await new Promise((resolve) => window.addEventListener('online', resolve, {once: true}));
    await preload(pathname);
  }
}
