import {written} from '../../../src/build';

const {imported, pattern} = written;

/** What something that a video declares is known by: its symbol, or its import. */
export type Declared = object;

/** Names of a pattern or of an import, of which those stay that something uses. */
export type Names = {name: string; declared: Declared}[];

/**
 * A piece of a template: text as it stands, JavaScript that gives text, one text of several, or what
 * goes when nothing uses what it declares.
 */
export type Part =
  | string
  | {js: string}
  | {on: string; cases: [key: string, parts: Part[]][]}
  | {declares: Declared[]; parts: Part[]}
  | {names: Names; import?: {keyword: string; module: string}};

/** Who uses what, and at which values. Conditions are JavaScript that reads the values. */
export class Uses {
  private readonly uses = new Map<Declared, {conditions: string[]; within: Declared[]}[]>();
  private readonly known = new Map<Declared, string>();

  /** @param within what the user itself declares; empty for what always stays */
  add(declared: Declared, conditions: string[], within: Declared[]): void {
    this.uses.set(declared, [...(this.uses.get(declared) ?? []), {conditions, within}]);
  }

  /** When any of these is used: 'true', 'false' or an expression. */
  conditionOf(declared: Declared[]): string {
    return joined(
      '||',
      'true',
      'false',
      declared.map((each) => this.conditionOfOne(each)),
    );
  }

  private conditionOfOne(declared: Declared): string {
    let condition = this.known.get(declared);
    if (condition === undefined) {
      // What only uses itself isn't used.
      this.known.set(declared, 'false');
      const uses = (this.uses.get(declared) ?? []).map(({conditions, within}) => {
        const user = within.length > 0 ? this.conditionOf(within) : 'true';
        return joined('&&', 'false', 'true', [...conditions, user]);
      });
      condition = joined('||', 'true', 'false', uses);
      this.known.set(declared, condition);
    }
    return condition;
  }
}

/** Conditions as one. Of each kind of constant, one decides and the other says nothing. */
function joined(operator: string, decisive: string, empty: string, conditions: string[]): string {
  const open = [...new Set(conditions)].filter((condition) => condition !== empty);
  if (open.includes(decisive)) {
    return decisive;
  }
  return open.length > 1 ? `(${open.join(operator)})` : (open[0] ?? empty);
}

/** The parts as a JavaScript expression that gives text from the values and from `w`, `written`. */
export function expressionOf(parts: Part[], uses: Uses): string {
  return merged(parts.map((part) => expressionOfPart(part, uses))).join('+') || '""';
}

/** Neighbors that are plain text become one. */
const merged = (pieces: string[]): string[] =>
  pieces.reduce<string[]>((all, piece) => {
    const last = all.at(-1);
    if (piece === '""') {
      return all;
    }
    return last !== undefined && isText(last) && isText(piece)
      ? [...all.slice(0, -1), `${last.slice(0, -1)}${piece.slice(1)}`]
      : [...all, piece];
  }, []);

const isText = (piece: string): boolean => /^"(?:[^"\\]|\\.)*"$/.test(piece);

function expressionOfPart(part: Part, uses: Uses): string {
  if (typeof part === 'string') {
    return JSON.stringify(part);
  }
  if ('js' in part) {
    return part.js;
  }
  if ('names' in part) {
    return expressionOfNames(part, uses);
  }
  if ('declares' in part) {
    const condition = uses.conditionOf(part.declares);
    const text = condition === 'false' ? '""' : expressionOf(part.parts, uses);
    return condition === 'true' || text === '""' ? text : `(${condition}?${text}:"")`;
  }
  const cases = part.cases.map(([key, parts]) => [key, expressionOf(parts, uses)] as const);
  return `({${cases.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}})[${part.on}]`;
}

function expressionOfNames(part: Extract<Part, {names: Names}>, uses: Uses): string {
  const names = part.names
    .map(({name, declared}) => ({name, condition: uses.conditionOf([declared])}))
    .filter(({condition}) => condition !== 'false');
  if (names.every(({condition}) => condition === 'true')) {
    const all = names.map(({name}) => name);
    const {keyword, module} = part.import ?? {};
    return JSON.stringify(keyword && module ? imported(keyword, all, module) : pattern(all));
  }
  const list = `[${names
    .map(({name, condition}) =>
      condition === 'true' ? JSON.stringify(name) : `${condition}&&${JSON.stringify(name)}`,
    )
    .join(',')}]`;
  return part.import
    ? `w.imported(${JSON.stringify(part.import.keyword)},${list},${JSON.stringify(part.import.module)})`
    : `w.pattern(${list})`;
}
