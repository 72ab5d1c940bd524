import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {Config} from '@docusaurus/types';

/** Whether the installed framework knows the flag by its first name. 3.10 refuses that one. */
const IS_EXPERIMENTAL = /^3\.\d\./.test(DOCUSAURUS_VERSION);

/**
 * The flags of the fast bundler, under the name that the installed framework has for them.
 *
 * @param flags all of them, or each by its name
 */
export const faster = (flags: boolean | Record<string, boolean>): Config['future'] => ({
  [IS_EXPERIMENTAL ? 'experimental_faster' : 'faster']: flags,
});
