import type {PhrasingContent} from 'mdast';
import type {ApiMember} from '../../../lib/api-snapshot/types';
import {requiredText} from '../attributes';
import {expandTags} from '../expand';
import {deprecatedBadge} from '../facts';
import {headingAnchors} from '../heading-anchors';
import {findExportIfAny} from '../lookups';
import {hasPassedMembers, readType} from '../members';
import {TagError, type Page} from '../page';
import {stackingTable} from '../scrolling-table';
import {typeCode} from '../type-text';
import {inlineCode, link, text} from '../../lib/tree';

/** What a table lists, and how. */
type Listing = {
  title: string;
  packageName: string;
  members: ApiMember[];
  /** Whether readers pass the members, so that each is required or not. */
  isPassed: boolean;
};

/** `<PropTable of="remotion#Sequence" />` becomes a table of props, arguments or fields. */
export function expandPropTables(page: Page): Promise<void> {
  return expandTags(page, {
    name: 'PropTable',
    attributes: ['of'],
    expand({name, attributes}) {
      const of = requiredText(name, attributes, 'of', 'remotion#Sequence');
      const listing = listingOf(of, page);
      if (listing.members.length === 0) {
        throw new TagError(`<PropTable> has nothing to list: ${of} has no props or fields.`);
      }
      return [memberTable(listing, page)];
    },
  });
}

function listingOf(of: string, {api}: Page): Listing {
  const whole = findExportIfAny(of, api);
  if (whole) {
    const {members, parameters, kind, name} = whole.export;
    const noun = members ? (kind === 'component' ? 'Props' : 'Members') : 'Arguments';
    return {
      title: `${noun} of ${name}`,
      packageName: whole.package,
      members: members ?? parameters ?? [],
      isPassed: hasPassedMembers(whole.export),
    };
  }
  const {package: packageName, export: owner, member} = api.findMember(of);
  return {
    title: `Fields of ${member.name}`,
    packageName,
    members: member.members ?? [],
    isPassed: hasPassedMembers(owner),
  };
}

/** A column that would stay empty is left out. */
export function memberTable(listing: Listing, page: Page) {
  const anchors = headingAnchors(page.root);
  const columns = columnsOf(listing, page, anchors).filter(({cell}) =>
    listing.members.some((member) => cell(member).length > 0),
  );
  return stackingTable(listing.title, [
    columns.map(({title}) => [text(title)]),
    ...listing.members.map((member) => columns.map(({cell}) => cell(member))),
  ]);
}

type Column = {title: string; cell: (member: ApiMember) => PhrasingContent[]};

function columnsOf(
  {packageName, isPassed}: Listing,
  page: Page,
  anchors: Map<string, string>,
): Column[] {
  return [
    {title: 'Name', cell: (member) => nameCell(member, anchors.get(member.name))},
    {
      title: 'Type',
      cell: (member) => [typeCode(isPassed ? member.type : readType(member), packageName, page)],
    },
    {
      title: 'Required',
      cell: ({optional}) => (isPassed ? [text(optional ? 'no' : 'yes')] : []),
    },
    {
      title: 'Default',
      cell: (member) => (member.default === undefined ? [] : [inlineCode(member.default)]),
    },
  ];
}

/** Links to the heading of the member, when the page has one. */
function nameCell(member: ApiMember, anchor: string | undefined): PhrasingContent[] {
  const name = inlineCode(member.name);
  return [
    anchor ? link(`#${anchor}`, [name]) : name,
    ...deprecatedBadge(member).flatMap((badge) => [text(' '), badge]),
  ];
}
