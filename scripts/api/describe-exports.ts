import ts from 'typescript';
import type {ApiExport, ApiKind, ApiMember} from '../../plugins/lib/api-snapshot/types';
import {
  callText,
  callsOf,
  describeCallable,
  parameterText,
  returnText,
  typeParametersText,
} from './calls';
import {
  declaredFields,
  isDeprecated,
  isOwnSymbol,
  membersOf,
  toMembers,
  typeText,
  type ExtractContext,
} from './members';

/** An export, the type it was read from, and where it is implemented. */
export type ExtractedExport = ApiExport & {
  /** Declaration file; the implementation lies next to it. */
  source?: string;
};

/** A name that an entry point exports, and what it stands for. */
export type NamedSymbol = {name: string; symbol: ts.Symbol; entry: string};

/** What is described, with the type that it has. */
type Subject = Pick<NamedSymbol, 'name' | 'symbol'> & {type: ts.Type};

/** What the kind of an export adds to its name. */
type Description = Partial<ApiExport> & {signature: string};

/** Exports for the toolkit's own packages: recorded by name, never described. */
const INTERNAL_EXPORT = /^_|Internals$|^BrowserSafeApis$/;

const REACT_NODE = /\b(JSX\.Element|React\.\w*(Element|Node))\b/;

// The text counts, not the type: some declarations import JSX from a path that does not resolve.
const isComponentSignature = (context: ExtractContext, signature: ts.Signature): boolean =>
  signature.parameters.length <= 2 && REACT_NODE.test(returnText(context, signature));

/** The constructor of a class component creates something with `render` and `setState`. */
const isClassComponent = (instance: ts.Type | undefined): boolean =>
  Boolean(instance?.getProperty('setState') && instance.getProperty('render'));

/**
 * What `React.ComponentType` is a union of is a function and a class with the same props: the function
 * says it all. Other types are what they are.
 */
const callableOf = (type: ts.Type): ts.Type =>
  type.isUnion() &&
  type.types.every(
    (part) => part.getCallSignatures().length + part.getConstructSignatures().length > 0,
  )
    ? (type.types.find((part) => part.getCallSignatures().length > 0) ?? type)
    : type;

const typeOf = (context: ExtractContext, symbol: ts.Symbol): ts.Type =>
  callableOf(context.checker.getTypeOfSymbol(symbol));

const kindOf = (context: ExtractContext, {name, symbol}: NamedSymbol): ApiKind => {
  if (INTERNAL_EXPORT.test(name)) {
    return 'namespace';
  }
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return 'type';
  }
  if (symbol.flags & ts.SymbolFlags.Enum) {
    return 'enum';
  }
  const type = typeOf(context, symbol);
  const instance = type.getConstructSignatures()[0]?.getReturnType();
  if (isClassComponent(instance)) {
    return 'component';
  }
  if (symbol.flags & ts.SymbolFlags.Class || instance) {
    return 'class';
  }
  const [first] = type.getCallSignatures();
  if (first) {
    if (/(^|_)[A-Z]/.test(name) && isComponentSignature(context, first)) {
      return 'component';
    }
    return /^use[A-Z]/.test(name) ? 'hook' : 'function';
  }
  const callable = type
    .getProperties()
    .some((field) => context.checker.getTypeOfSymbol(field).getCallSignatures().length > 0);
  return callable &&
    !context.checker.isArrayLikeType(type) &&
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)
    ? 'namespace'
    : 'constant';
};

const sourceOf = (symbol: ts.Symbol): string | undefined =>
  symbol.declarations?.[0]?.getSourceFile().fileName;

/** Everything that is recorded of an export: itself, and components that hang on it. */
export const describeExport = (
  context: ExtractContext,
  named: NamedSymbol,
  version: string,
): ExtractedExport[] => {
  const {name, symbol, entry} = named;
  const kind = kindOf(context, named);
  const type =
    kind === 'type' ? context.checker.getDeclaredTypeOfSymbol(symbol) : typeOf(context, symbol);
  const subject = {name, symbol, type};
  const base: ExtractedExport = {
    name,
    entry,
    kind,
    signature: '',
    ...(isDeprecated(symbol) ? {deprecated: true as const} : {}),
    source: sourceOf(symbol),
  };
  if (INTERNAL_EXPORT.test(name)) {
    return [{...base, signature: `const ${name}: object;`}];
  }
  switch (kind) {
    case 'component':
      return [
        {...base, ...describeComponent(context, subject)},
        ...staticComponents(context, name, type, entry),
      ];
    case 'function':
    case 'hook':
      return [{...base, ...describeFunction(context, subject)}];
    case 'class':
      return [{...base, ...describeClass(context, subject)}];
    case 'enum':
      return [{...base, ...describeEnum(context, subject)}];
    case 'type':
      return [{...base, ...describeType(context, subject)}];
    case 'namespace': {
      const members = membersOf(context, type, 1) ?? [];
      return [{...base, signature: `const ${name}: {${fieldLines(members)}};`, members}];
    }
    case 'constant': {
      const text = typeText(context, symbol, false);
      const shown = text.replace(/^['"]/, '').replace(/['"]$/, '') === version ? 'string' : text;
      return [{...base, signature: `const ${name}: ${shown};`}];
    }
  }
};

const fieldLines = (members: ApiMember[]): string =>
  members
    .map(({name, type, optional}) => {
      const key = /^[\w$]+$/.test(name) ? name : `'${name}'`;
      return `${key}${optional ? '?' : ''}: ${type};`;
    })
    .join(' ');

const describeFunction = (context: ExtractContext, {name, type}: Subject): Description => {
  const signatures = type.getCallSignatures();
  const lines = callsOf(context, signatures).map(
    (call) => `function ${name}${callText(context, call)};`,
  );
  return {signature: lines.join('\n'), ...describeCallable(context, signatures)};
};

const propsOf = (context: ExtractContext, type: ts.Type): ApiMember[] => {
  const signature = type.getCallSignatures()[0] ?? type.getConstructSignatures()[0];
  const parameter = signature?.parameters[0];
  if (!parameter) {
    return [];
  }
  const props = context.checker.getTypeOfSymbol(parameter);
  const declaration = parameter.valueDeclaration;
  const node = declaration && ts.isParameter(declaration) ? declaration.type : undefined;
  return toMembers(context, declaredFields(context, props, node), 1, [props]);
};

/** `FC`, `ForwardRefExoticComponent` and the like name themselves; functions do not. */
const isPlainFunction = (type: ts.Type): boolean => {
  const declaration = type.getCallSignatures()[0]?.getDeclaration();
  return Boolean(
    declaration &&
    (ts.isFunctionDeclaration(declaration) || ts.isFunctionTypeNode(declaration)) &&
    !type.isIntersection(),
  );
};

/** The declared type of a component, without the components that hang on it. */
const componentType = (context: ExtractContext, symbol: ts.Symbol): string => {
  const declaration = symbol.valueDeclaration;
  const declared =
    declaration && (ts.isVariableDeclaration(declaration) || ts.isPropertySignature(declaration))
      ? declaration.type
      : undefined;
  if (declared && ts.isIntersectionTypeNode(declared)) {
    const named = declared.types.filter((part) => !ts.isTypeLiteralNode(part));
    return named.map((part) => context.printer.node(part)).join(' & ');
  }
  return typeText(context, symbol, false);
};

const describeComponent = (context: ExtractContext, {name, symbol, type}: Subject): Description => {
  const members = propsOf(context, type);
  const declaration = symbol.valueDeclaration;
  if (declaration && ts.isClassDeclaration(declaration)) {
    return {
      signature: `class ${name} extends React.Component<{${fieldLines(members)}}> {}`,
      members,
    };
  }
  const [call] = callsOf(context, type.getCallSignatures());
  if (call && isPlainFunction(type)) {
    const parameters = call.parameters.map((item) => ({...item, name: 'props'}));
    return {signature: `function ${name}${callText(context, {...call, parameters})};`, members};
  }
  return {signature: `const ${name}: ${componentType(context, symbol)};`, members};
};

/** Components that hang on another one, such as `Series.Sequence`. */
const staticComponents = (
  context: ExtractContext,
  parent: string,
  type: ts.Type,
  entry: string,
): ExtractedExport[] =>
  type.getProperties().flatMap((symbol): ExtractedExport[] => {
    const own = isOwnSymbol(context, symbol) && /^[A-Z]/.test(symbol.name);
    const inner = {name: symbol.name, symbol, type: typeOf(context, symbol)};
    const [signature] = inner.type.getCallSignatures();
    // `TransitionSeries.Transition` renders nothing: its parent reads the props.
    const isComponent =
      signature &&
      (isComponentSignature(context, signature) || returnText(context, signature) === 'null');
    if (!own || !isComponent) {
      return [];
    }
    const base = {name: `${parent}.${symbol.name}`, entry, kind: 'component' as const};
    return [{...base, ...describeComponent(context, inner), source: sourceOf(symbol)}];
  });

const memberTypeText = (context: ExtractContext, symbol: ts.Symbol): string =>
  typeText(context, symbol, Boolean(symbol.flags & ts.SymbolFlags.Optional));

const describeClass = (context: ExtractContext, {name, symbol, type}: Subject): Description => {
  const instance = type.getConstructSignatures()[0]?.getReturnType();
  const isPublicMember = (member: ts.Symbol): boolean =>
    isOwnSymbol(context, member) &&
    !/^_|^prototype$/.test(member.name) &&
    !member.declarations?.some(
      (node) =>
        ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
    );
  const statics = type.getProperties().filter(isPublicMember);
  const fields = (instance?.getProperties() ?? []).filter(isPublicMember);
  const toMember = (member: ts.Symbol): ApiMember => ({
    name: member.name,
    type: memberTypeText(context, member),
    optional: Boolean(member.flags & ts.SymbolFlags.Optional),
    ...(isDeprecated(member) ? {deprecated: true as const} : {}),
  });
  const line = (member: ts.Symbol, prefix: string): string[] => {
    const memberType = context.checker.getTypeOfSymbol(member);
    const calls = member.flags & ts.SymbolFlags.Method ? memberType.getCallSignatures() : [];
    return calls.length > 0
      ? callsOf(context, calls).map((call) => `${prefix}${member.name}${callText(context, call)};`)
      : [`${prefix}${member.name}: ${memberTypeText(context, member)};`];
  };
  const constructors = fields.length > 0 ? type.getConstructSignatures() : [];
  const lines = [
    ...callsOf(context, constructors).map((call) => `constructor(${parameterText(call)});`),
    ...statics.flatMap((member) => line(member, 'static ')),
    ...fields.flatMap((member) => line(member, '')),
  ];
  const declaration = symbol.declarations?.find(ts.isClassDeclaration);
  const heritage = declaration?.heritageClauses
    ?.filter(({token}) => token === ts.SyntaxKind.ExtendsKeyword)
    .map((clause) => ` extends ${clause.types[0]?.expression.getText() ?? ''}`)
    .join('');
  const generics = typeParametersText(context, declaration?.typeParameters);
  const members = [...statics, ...fields].map(toMember).sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    signature: `class ${name}${generics}${heritage ?? ''} {\n${lines.join('\n')}\n}`,
    members,
  };
};

const describeEnum = (context: ExtractContext, {name, symbol}: Subject): Description => {
  const values = [...(symbol.exports?.values() ?? [])].flatMap((member): ApiMember[] => {
    const node = member.valueDeclaration;
    if (!node || !ts.isEnumMember(node)) {
      return [];
    }
    const type = JSON.stringify(context.checker.getConstantValue(node));
    return [{name: member.name, type, optional: false}];
  });
  const lines = values.map((member) => `${member.name} = ${member.type},`);
  return {signature: `enum ${name} {\n${lines.join('\n')}\n}`, members: values};
};

const declaredMembers = (
  context: ExtractContext,
  type: ts.Type,
  node: ts.TypeNode | undefined,
): ApiMember[] | null => {
  if (!(type.flags & ts.TypeFlags.Any)) {
    return membersOf(context, type, 1);
  }
  const members = toMembers(context, declaredFields(context, type, node), 1, [type]);
  return members.length > 0 ? members : null;
};

const describeType = (context: ExtractContext, {name, symbol, type}: Subject): Description => {
  const declaration = symbol.declarations?.find(
    (node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
  );
  const head = `type ${name}${typeParametersText(context, declaration?.typeParameters)}`;
  const node = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  const calls = type.getCallSignatures();
  if (calls.length > 0) {
    return {
      signature: `${head} = ${node ? context.printer.node(node) : context.printer.type(type)};`,
      ...describeCallable(context, calls),
    };
  }
  const members = declaredMembers(context, type, node);
  const properties =
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? type.getProperties() : [];
  const isFlat =
    members !== null &&
    members.length === properties.filter(({name: key}) => !key.startsWith('_')).length &&
    type.getStringIndexType() === undefined;
  const body = isFlat
    ? `{${fieldLines(members)}}`
    : node
      ? context.printer.node(node)
      : context.printer.type(type);
  return {signature: `${head} = ${body};`, ...(members ? {members} : {})};
};
