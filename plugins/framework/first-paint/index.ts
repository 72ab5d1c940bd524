import {expectKnownTarget} from '../target';
import {pageTemplate} from './template';

const TARGET = '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** Texts of the framework's template that were compared with ours. */
const KNOWN = ['5d6584e4a61b22d4'];

/**
 * The frame of every page, for `ssrTemplate` of the configuration.
 *
 * @param hasStyles pages hold the rules that they use, and so the stylesheet can come later
 * @throws Error when the framework's own template is one that ours wasn't compared with
 */
export function firstPaintTemplate(hasStyles: boolean): string {
  expectKnownTarget('first-paint', TARGET, KNOWN);
  return pageTemplate(hasStyles);
}
