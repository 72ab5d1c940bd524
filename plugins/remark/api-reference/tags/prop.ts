import {requiredText} from '../attributes';
import {changedDefaultFact, findChangedDefault} from '../changed-defaults';
import {expandTags} from '../expand';
import {deprecatedBadge, factsLine, mergeFacts, presenceBadge} from '../facts';
import {hasPassedMembers, readType} from '../members';
import type {Page} from '../page';

/** `<Prop of="remotion#Sequence.from" />` becomes a line of facts: type, default, badges. */
export function expandProps(page: Page): Promise<void> {
  return expandTags(page, {
    name: 'Prop',
    attributes: ['of', 'default', 'type'],
    expand({name, attributes}, {api, siteDir}) {
      const of = requiredText(name, attributes, 'of', 'remotion#Sequence.from');
      const {package: packageName, export: owner, member} = api.findMember(of);
      const path = of.slice(of.indexOf('#') + 1);
      const isPassed = hasPassedMembers(owner) && !path.startsWith(`${owner.name}.returns.`);
      const known = {
        type: isPassed ? member.type : readType(member),
        default: member.default,
      };
      const facts = mergeFacts(name, of, known, attributes);
      const changed = findChangedDefault(of, siteDir);
      const badges = [
        ...(changed ? [changedDefaultFact(changed)] : []),
        ...(isPassed ? [presenceBadge(member)] : []),
        ...deprecatedBadge(member),
      ];
      return factsLine({...facts, packageName, badges}, page);
    },
  });
}
