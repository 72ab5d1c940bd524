import {useEffect} from 'react';
import {useSearchSettings} from '@site/src/features/search/settings';

/**
 * Offers tools to the agent of a browser that has WebMCP. In others, which are nearly all of them, it
 * asks whether there is such an agent, and no more.
 */
export default function WebMcp(): null {
  const {indexUrl, baseUrl, siteUrl} = useSearchSettings();
  useEffect(() => {
    if (!('modelContext' in document) && !('modelContext' in navigator)) {
      return undefined;
    }
    const away = new AbortController();
    void import('./register').then(({registerTools}) =>
      registerTools({indexUrl, baseUrl, siteUrl}, away.signal),
    );
    return () => away.abort();
  }, [indexUrl, baseUrl, siteUrl]);
  return null;
}
