import {NotFound, routeOf} from './components';
import {baseUrl, findPage} from './routing';

/** Replaces the framework's function: loads all that a path needs, so that it can be shown at once. */
export default async function preload(pathname: string): Promise<void> {
  const page = await findPage(pathname);
  await (page ? routeOf(page, baseUrl) : NotFound).preload();
}
