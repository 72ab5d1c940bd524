import type {Plugin} from '@docusaurus/types';
import {cleanPath} from './cleanPath';

/**
 * Sends `/ai.html` and `/docs/index.html` to `/ai` and `/docs/` before anything renders. Without
 * it, a host that answers `/ai.html` with the 404 page gets two whole pages on one screen.
 */
export default function cleanPathsPlugin(): Plugin {
  return {
    name: 'clean-paths',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', attributes: {'data-section': true}, innerHTML: redirectScript()},
      ],
    }),
  };
}

/** The inline script, as text. `/404.html` stays: hosts serve it for unknown paths. */
export function redirectScript(): string {
  return `(function(){${cleanPath.toString()}var l=location,c=cleanPath(l.pathname);if(c!==l.pathname&&c!=="/404")l.replace(c+l.search+l.hash)})()`;
}
