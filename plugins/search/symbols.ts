import type {ApiExport, ApiMember} from '../lib/api-snapshot/types';
import type {FoundExport} from '../lib/api-snapshot/references';
import {headingName} from '../code-cards/read-page';
import {signatureOf, type ApiLookup} from '../code-cards/signatures';
import type {SymbolsFile} from './format';
import type {PageRecord} from './records';

/** Lines show the beginning, in characters. */
const LONGEST = 120;

type Symbols = Pick<SymbolsFile, 'pages' | 'types'>;

/**
 * What hits say of exports and their options: kind, package and signature of the export that a page is
 * about, and the types of the options that its headings name.
 */
export function symbolsOf(records: PageRecord[], api: ApiLookup): Symbols {
  const symbols: Symbols = {pages: {}, types: {}};
  for (const {path, symbols: references = [], sections} of records) {
    const [reference = ''] = references;
    const said = saidOf(reference, api);
    if (!said) {
      continue;
    }
    symbols.pages[path] = [said.kind, reference.replace(/#.*/, ''), shortened(said.line)];
    const types = sections.flatMap(({heading, anchor, level}, index) => {
      const name = headingName(heading);
      const parent = sections
        .slice(0, index)
        .filter((each) => each.level < level)
        .at(-1);
      const names = [name, ...(parent ? [`${headingName(parent.heading)}.${name}`] : [])];
      const type = references
        .flatMap((each) => names.map((one) => typeOf(`${each}.${one}`, api)))
        .find((each) => each !== null);
      return type ? [[anchor, shortened(type)] as const] : [];
    });
    if (types.length > 0) {
      symbols.types[path] = Object.fromEntries(types);
    }
  }
  return symbols;
}

/** Kind and declaration of an export, or of a member of a namespace that has a page of its own. */
function saidOf(reference: string, api: ApiLookup): {kind: string; line: string} | null {
  const found = api.exportOrNull(reference);
  if (found) {
    return {kind: found.export.kind, line: lineOf(found)};
  }
  const type = api.memberOrNull(reference)?.member.type;
  const name = reference.slice(reference.indexOf('#') + 1);
  if (type === undefined) {
    return null;
  }
  return /^React\.FC\b/.test(type)
    ? {kind: 'component', line: `<${name}>`}
    : {kind: type.includes('=>') ? 'function' : 'constant', line: `${name}: ${type}`};
}

/** `number = 0` for `delay?: number = 0`. */
function typeOf(reference: string, api: ApiLookup): string | null {
  return api.memberOrNull(reference)
    ? (signatureOf(reference, api)?.replace(/^[^:]*:\s*/, '') ?? null)
    : null;
}

/** A declaration without the word that says its kind. */
function lineOf({export: {name, kind, signature, members}}: FoundExport): string {
  const own = name.split('.').at(-1) ?? name;
  switch (kind) {
    case 'component':
      return `<${name}>${members ? ` ${bracesOf(members)}` : ''}`;
    case 'class':
    case 'namespace':
    case 'enum':
      return members ? `${own} ${bracesOf(members)}` : own;
    default:
      return signature.replace(KEYWORDS[kind] ?? '', '').replace(/;$/, '');
  }
}

const KEYWORDS: Partial<Record<ApiExport['kind'], RegExp>> = {
  function: /^function /,
  hook: /^function /,
  constant: /^const /,
  type: /^(?:type|interface) /,
};

/** Names of members: what has to be there comes first. */
const bracesOf = (members: ApiMember[]): string =>
  `{${[...members.filter(({optional}) => !optional), ...members.filter(({optional}) => optional)].map(({name, optional}) => `${name}${optional ? '?' : ''}`).join(', ')}}`;

function shortened(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/([({]) /g, '$1')
    .replace(/[,;]? ([)}])/g, '$1')
    .trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
