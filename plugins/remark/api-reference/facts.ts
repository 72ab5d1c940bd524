import type {PhrasingContent, RootContent} from 'mdast';
import {optionalText, type Attributes} from './attributes';
import {formatType} from './format';
import {TagError, type Page} from './page';
import {block, inline} from '../lib/jsx';
import {codeBlock, inlineCode, isTag, joined, text, type TagNode} from '../lib/tree';
import {typeCode} from './type-text';

/** A longer type gets a code block of its own, below the facts. */
const LONGEST_INLINE_TYPE = 90;

/** What is known about a prop, argument, field or option, from the snapshot or the page. */
export type Facts = {
  type?: string;
  default?: string;
};

/** What the page adds to the snapshot with `type="…"` and `default="…"`. */
export function mergeFacts(tag: string, of: string, known: Facts, attributes: Attributes): Facts {
  return {
    type: mergedType(tag, of, known.type, optionalText(tag, attributes, 'type')),
    default: mergedDefault(tag, of, known.default, optionalText(tag, attributes, 'default')),
  };
}

function mergedType(
  tag: string,
  of: string,
  known: string | undefined,
  written: string | undefined,
): string | undefined {
  if (!written || !known || (isOpaque(known) && known !== written)) {
    return written ?? known;
  }
  throw contradiction(tag, of, 'type', known, written);
}

/** `any`, or a lone name such as `ExtrapolateType`, tells the reader less than the page can. */
function isOpaque(type: string): boolean {
  return (
    /^[A-Za-z_$][\w$.]*$/.test(type) &&
    !/^(string|number|boolean|null|undefined|void|never|bigint|symbol)$/.test(type)
  );
}

function mergedDefault(
  tag: string,
  of: string,
  known: string | undefined,
  written: string | undefined,
): string | undefined {
  if (known !== undefined && written !== undefined) {
    throw contradiction(tag, of, 'default', known, written);
  }
  return written ?? known;
}

function contradiction(
  tag: string,
  of: string,
  attribute: string,
  known: string,
  written: string,
): TagError {
  return new TagError(
    known === written
      ? `<${tag}> repeats that the ${attribute} of ${of} is ${known}. Remove ${attribute}="…".`
      : `<${tag}> says that the ${attribute} of ${of} is ${written}, but the snapshot says ` +
          `${known}. Remove ${attribute}="…".`,
  );
}

/** One line: labeled values, then badges. A type that is too long for it follows as a block. */
export async function factsLine(
  facts: {
    packageName: string;
    type?: string;
    /** Labeled values before the type. */
    names?: PhrasingContent[];
    default?: string;
    badges?: PhrasingContent[];
  },
  page: Page,
): Promise<RootContent[]> {
  const {type} = facts;
  const isLong = type !== undefined && (type.length > LONGEST_INLINE_TYPE || type.includes('\n'));
  const parts = [
    ...(facts.names ?? []),
    ...(type && !isLong ? [labeled('Type', typeCode(type, facts.packageName, page))] : []),
    ...(facts.default === undefined ? [] : [labeled('Default', inlineCode(facts.default))]),
    ...(facts.badges ?? []),
  ];
  return [
    ...(parts.length > 0 ? [factsParagraph(parts)] : []),
    ...(isLong ? [codeBlock('ts', await formatType(type))] : []),
  ];
}

const FACTS_CLASS = 'reference-facts';

/** The line of facts about a prop, argument, field or option. */
export function factsParagraph(parts: PhrasingContent[]): RootContent {
  return block(
    'p',
    {className: FACTS_CLASS},
    joined(
      parts.map((part) => [part]),
      ' ',
    ),
  );
}

export function isFactsParagraph(node: RootContent): node is TagNode {
  return (
    isTag(node) &&
    node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.value === FACTS_CLASS)
  );
}

/** A muted label and its value. */
export function labeled(label: string, value: PhrasingContent): PhrasingContent {
  return inline('span', {className: 'reference-fact'}, [
    inline('span', {className: 'reference-label'}, [text(label)]),
    text(' '),
    value,
  ]);
}

export type BadgeKind = 'required' | 'optional' | 'deprecated' | 'since' | 'status';

export function badge(kind: BadgeKind, label: string): PhrasingContent {
  return inline('span', {className: `reference-badge reference-badge--${kind}`}, [text(label)]);
}

export function presenceBadge({optional}: {optional: boolean}): PhrasingContent {
  return optional ? badge('optional', 'optional') : badge('required', 'required');
}

export function deprecatedBadge(item: {deprecated?: true}): PhrasingContent[] {
  return item.deprecated ? [badge('deprecated', 'deprecated')] : [];
}
