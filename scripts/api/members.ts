import ts from 'typescript';
import type {ApiMember} from '../../plugins/lib/api-snapshot/types';
import type {TypePrinter} from './print-types';
import {withoutUndefined} from './type-nodes';

/** What the extraction of one program shares. */
export type ExtractContext = {
  checker: ts.TypeChecker;
  printer: TypePrinter;
  isOwnFile: (file: string) => boolean;
  /** Texts of symbols that were printed before: option bags share most of their fields. */
  texts: Map<ts.Symbol, Map<boolean, string>>;
};

/** One field before it is printed: several symbols where a union declares it several times. */
export type Field = {name: string; symbols: ts.Symbol[]; optional: boolean};

/** Members nest this deep: a prop, its fields, their fields. */
export const MAX_DEPTH = 3;

const PRIMITIVE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.VoidLike |
  ts.TypeFlags.Never;

const unique = <T>(items: T[]): T[] => [...new Set(items)];

const declarationsOf = (symbol: ts.Symbol | undefined): ts.Declaration[] =>
  symbol?.declarations ?? [];

/** Whether the toolkit itself declares this symbol. */
export const isOwnSymbol = (context: ExtractContext, symbol: ts.Symbol): boolean =>
  declarationsOf(symbol).some((node) => context.isOwnFile(node.getSourceFile().fileName));

/** Whether a `@deprecated` tag stands at any declaration of the symbol. */
export const isDeprecated = (symbol: ts.Symbol): boolean =>
  symbol.getJsDocTags().some((tag) => tag.name === 'deprecated') ||
  declarationsOf(symbol).some((node) =>
    ts.getJSDocTags(node).some((tag) => tag.tagName.text === 'deprecated'),
  );

/** The text of a `@default` tag, as source. */
export const taggedDefault = (symbol: ts.Symbol): string | null => {
  const tag = symbol.getJsDocTags().find(({name}) => name === 'default' || name === 'defaultValue');
  const text = ts.displayPartsToString(tag?.text).trim();
  return (
    text
      .replace(/^`(.*)`$/s, '$1')
      .split('\n')[0]
      ?.trim() || null
  );
};

const mergeAll = (groups: Field[][], optionalWhere: 'any' | 'every'): Field[] => {
  const names = unique(groups.flatMap((group) => group.map(({name}) => name)));
  return names.map((name) => {
    const found = groups.flatMap((group) => group.filter((field) => field.name === name));
    const missing = found.length < groups.length;
    return {
      name,
      symbols: unique(found.flatMap(({symbols}) => symbols)),
      optional:
        optionalWhere === 'any'
          ? missing || found.some(({optional}) => optional)
          : found.every(({optional}) => optional),
    };
  });
};

const isConditional = (type: ts.Type): type is ts.ConditionalType =>
  Boolean(type.flags & ts.TypeFlags.Conditional);

/** What a value of a type can be: the parts of a union, or both ends of a condition. */
const branchesOf = ({checker}: ExtractContext, type: ts.Type): ts.Type[] | null => {
  if (type.isUnion()) {
    return type.types.filter(
      (part) =>
        !(part.flags & PRIMITIVE) &&
        part.getCallSignatures().length === 0 &&
        !checker.isArrayLikeType(part),
    );
  }
  return isConditional(type)
    ? [type.root.node.trueType, type.root.node.falseType].map((node) =>
        checker.getTypeFromTypeNode(node),
      )
    : null;
};

/**
 * The fields of a type, whoever declared them.
 *
 * Branches of unions and of conditional types are merged; a field that not every branch has is
 * optional.
 */
export function fieldsOf(context: ExtractContext, type: ts.Type, depth = 0): Field[] {
  const {checker} = context;
  const aliased = type.aliasTypeArguments?.[0];
  if (aliased && /^PropsWith(out)?(Ref|Children)$/.test(type.aliasSymbol?.name ?? '')) {
    // React's helpers change `ref` and `children` only, and hide a generic type from the checker.
    return fieldsOf(context, aliased, depth);
  }
  if (depth > 8) {
    return [];
  }
  const branches = branchesOf(context, type);
  if (branches) {
    return mergeAll(
      branches.map((part) => fieldsOf(context, part, depth + 1)),
      'any',
    );
  }
  const isDeferred = (part: ts.Type): boolean =>
    part.isUnionOrIntersection()
      ? part.types.some(isDeferred)
      : Boolean(part.flags & (ts.TypeFlags.Conditional | ts.TypeFlags.TypeParameter));
  if (type.isIntersection() && isDeferred(type)) {
    return mergeAll(
      type.types.map((part) => fieldsOf(context, part, depth + 1)),
      'every',
    );
  }
  if (type.flags & PRIMITIVE) {
    return [];
  }
  return checker.getPropertiesOfType(type).map((symbol) => ({
    name: symbol.name,
    symbols: [symbol],
    optional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
  }));
}

/**
 * The fields of a type with the node that declares it. What can't be resolved makes `any` of all the
 * intersection that it's part of, and the other parts still say what they have.
 */
export function declaredFields(
  context: ExtractContext,
  type: ts.Type,
  node: ts.TypeNode | undefined,
  depth = 0,
): Field[] {
  if (!(type.flags & ts.TypeFlags.Any) || !node || depth > 8) {
    return fieldsOf(context, type);
  }
  const read = (part: ts.TypeNode): Field[] =>
    declaredFields(context, context.checker.getTypeFromTypeNode(part), part, depth + 1);
  if (ts.isIntersectionTypeNode(node)) {
    return mergeAll(node.types.map(read), 'every');
  }
  if (ts.isConditionalTypeNode(node)) {
    return mergeAll([node.trueType, node.falseType].map(read), 'any');
  }
  if (ts.isParenthesizedTypeNode(node)) {
    return read(node.type);
  }
  const named = ts.isTypeReferenceNode(node) ? symbolAt(context, node.typeName) : undefined;
  const alias = declarationsOf(named).find(ts.isTypeAliasDeclaration);
  return alias ? read(alias.type) : [];
}

/** What a name stands for, through what it was imported as. */
const symbolAt = ({checker}: ExtractContext, name: ts.EntityName): ts.Symbol | undefined => {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
};

const stripped = (text: string): string => text.replace(/ \| undefined\b/g, '');

/**
 * Prints the type of a field or parameter, without the `undefined` that `?` stands for.
 *
 * The text of the declaration wins over the checker's, unless a mapped or generic type changed it.
 */
export function typeText(context: ExtractContext, symbol: ts.Symbol, optional: boolean): string {
  const known = context.texts.get(symbol) ?? new Map<boolean, string>();
  const text = known.get(optional) ?? printTypeOf(context, symbol, optional);
  context.texts.set(symbol, known.set(optional, text));
  return text;
}

const printTypeOf = (context: ExtractContext, symbol: ts.Symbol, optional: boolean): string => {
  const {checker, printer} = context;
  const type = checker.getTypeOfSymbol(symbol);
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (declaration && (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration))) {
    const {typeParameters, parameters, type: result} = declaration;
    return symbol.declarations?.length === 1 && result
      ? printer.node(ts.factory.createFunctionTypeNode(typeParameters, parameters, result))
      : printer.type(type);
  }
  const node =
    declaration &&
    (ts.isPropertySignature(declaration) ||
      ts.isParameter(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isVariableDeclaration(declaration))
      ? declaration.type
      : undefined;
  if (node) {
    const declared = stripped(checker.typeToString(checker.getTypeFromTypeNode(node)));
    if (declared === stripped(checker.typeToString(type))) {
      return printer.node(optional ? withoutUndefined(node) : node);
    }
  }
  return printer.type(type, optional);
};

const isClassInstance = (type: ts.Type): boolean =>
  Boolean(type.symbol && type.symbol.flags & ts.SymbolFlags.Class);

/** The parts of a type whose fields are worth listing: objects, not functions, arrays, classes. */
const objectParts = (context: ExtractContext, type: ts.Type): ts.Type[] => {
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter(
    (part) =>
      Boolean(
        part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Conditional),
      ) &&
      part.getCallSignatures().length === 0 &&
      part.getConstructSignatures().length === 0 &&
      !context.checker.isArrayLikeType(part) &&
      !isClassInstance(part),
  );
};

const byName = (a: {name: string}, b: {name: string}): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

const isIdentifierName = (name: string): boolean => /^[A-Za-z$][\w$-]*$/.test(name);

/**
 * Turns fields into members: only those that the toolkit declares, sorted by name.
 *
 * Names with a leading underscore are the toolkit's own business and left out.
 */
export function toMembers(
  context: ExtractContext,
  fields: Field[],
  depth: number,
  seen: readonly ts.Type[],
): ApiMember[] {
  return fields
    .flatMap((field): ApiMember[] => {
      const symbols = field.symbols.filter((symbol) => isOwnSymbol(context, symbol));
      if (symbols.length === 0 || !isIdentifierName(field.name)) {
        return [];
      }
      const texts = unique(symbols.map((symbol) => typeText(context, symbol, field.optional)));
      const known = texts.filter((text) => !['undefined', 'never', '{}'].includes(text));
      const type = (known.length > 0 ? known : texts)
        .map((text, _, all) => (all.length > 1 && /=>|\?/.test(text) ? `(${text})` : text))
        .join(' | ')
        .replace(/^undefined$/, 'never');
      const members = symbols.flatMap(
        (symbol) =>
          membersOf(context, context.checker.getTypeOfSymbol(symbol), depth + 1, seen) ?? [],
      );
      const defaultText = symbols.map(taggedDefault).find(Boolean);
      return [
        {
          name: field.name,
          type,
          optional: field.optional,
          ...(defaultText ? {default: defaultText} : {}),
          ...(symbols.every(isDeprecated) ? {deprecated: true as const} : {}),
          ...(members.length > 0 ? {members: dedupe(members)} : {}),
        },
      ];
    })
    .sort(byName);
}

const dedupe = (members: ApiMember[]): ApiMember[] =>
  members.filter((member, index) => members.findIndex(({name}) => name === member.name) === index);

/** The toolkit's own fields of a type, or `null` when it has none or the depth is used up. */
export function membersOf(
  context: ExtractContext,
  type: ts.Type,
  depth: number,
  seen: readonly ts.Type[] = [],
): ApiMember[] | null {
  if (depth > MAX_DEPTH || seen.includes(type)) {
    return null;
  }
  const parts = objectParts(context, type);
  if (parts.length === 0) {
    return null;
  }
  const groups = parts.map((part) => fieldsOf(context, part));
  const owned = groups.filter((group) =>
    group.some(({symbols}) => symbols.some((symbol) => isOwnSymbol(context, symbol))),
  );
  if (owned.length === 0) {
    return null;
  }
  const members = toMembers(context, mergeAll(owned, 'any'), depth, [...seen, type]);
  return members.length > 0 ? members : null;
}
