import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDataOf} from './useDataOf';

/**
 * The path of the current page below the base URL, with a slash in front and none at the end.
 *
 * @returns `null` on pages that have neither Markdown nor a social image
 */
export function usePublishedPath(): string | null {
  const exclude = useDataOf('published')?.exclude;
  const baseUrl = useBaseUrl('/');
  const {pathname} = useLocation();
  const path = `/${pathname.slice(baseUrl.length)}`.replace(/\/$/, '');
  return !exclude || exclude.includes(path) ? null : path;
}
