import {requiredText} from '../attributes';
import {expandTags} from '../expand';
import {findWholeExport} from '../lookups';
import type {Page} from '../page';
import {codeBlock} from '../../lib/tree';

/** `<Signature of="remotion#interpolate" />` becomes the declaration as a code block. */
export function expandSignatures(page: Page): Promise<void> {
  return expandTags(page, {
    name: 'Signature',
    attributes: ['of'],
    expand({name, attributes}, {api}) {
      const of = requiredText(name, attributes, 'of', 'remotion#interpolate');
      return [codeBlock('ts', findWholeExport(name, of, api).export.signature)];
    },
  });
}
