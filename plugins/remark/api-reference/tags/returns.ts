import {requiredText} from '../attributes';
import {expandTags} from '../expand';
import {factsLine} from '../facts';
import {findWholeExport} from '../lookups';
import {TagError, type Page} from '../page';
import {memberTable} from './prop-table';

/** `<Returns of="remotion#useVideoConfig" />` becomes the type and a table of its fields. */
export function expandReturns(page: Page): Promise<void> {
  return expandTags(page, {
    name: 'Returns',
    attributes: ['of'],
    async expand({name, attributes}, {api}) {
      const of = requiredText(name, attributes, 'of', 'remotion#useVideoConfig');
      const {package: packageName, export: found} = findWholeExport(name, of, api);
      if (found.returns === undefined) {
        throw new TagError(
          `<Returns> is for functions and hooks, and ${of} is a ${found.kind}. Remove the tag.`,
        );
      }
      const type = await factsLine({type: found.returns, packageName}, page);
      const members = found.returnMembers ?? [];
      const title = `Fields that ${found.name} returns`;
      return members.length > 0
        ? [...type, memberTable({title, packageName, members, isPassed: false}, page)]
        : type;
    },
  });
}
