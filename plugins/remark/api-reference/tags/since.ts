import {requiredText} from '../attributes';
import {expandTags} from '../expand';
import {badge} from '../facts';
import type {Page} from '../page';
import {checkVersion} from '../version';
import {block} from '../../lib/jsx';

/** `<Since v="4.0.176" />` becomes a badge, alone or within a line. */
export function expandSince(page: Page): Promise<void> {
  return expandTags(page, {
    name: 'Since',
    attributes: ['v'],
    inline: true,
    expand({name, attributes, inline}) {
      const written = requiredText(name, attributes, 'v', '4.0.176');
      const version = checkVersion('<Since>', 'v', written, page.version);
      const label = badge('since', `Available since v${version}`);
      return [inline ? label : block('p', {}, [label])];
    },
  });
}
