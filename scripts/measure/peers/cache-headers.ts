import {toHeadersFile} from '../../../plugins/published/headers/formats';
import {FOR_GOOD} from '../../../plugins/published/headers/rules';

/**
 * A peer's `_headers`, so that its host lets browsers keep files with a hash in their name, as this
 * site's host does. Without it each navigation of the peer would ask for them again.
 *
 * @param paths address of the files: `/assets/*`
 */
export const cacheHeaders = (paths: string): string =>
  toHeadersFile([{paths: [paths], headers: {'Cache-Control': FOR_GOOD}}]);
