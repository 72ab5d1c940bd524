import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {GlobalData} from '@site/plugins/published/markdown';

/**
 * The path of the current page below the base URL, with a slash in front and none at the end.
 *
 * @returns `null` on pages that have neither Markdown nor a social image
 */
export function usePublishedPath(): string | null {
  const {exclude} = usePluginData('markdown-pages') as GlobalData;
  const baseUrl = useBaseUrl('/');
  const {pathname} = useLocation();
  const path = `/${pathname.slice(baseUrl.length)}`.replace(/\/$/, '');
  return exclude.includes(path) ? null : path;
}
