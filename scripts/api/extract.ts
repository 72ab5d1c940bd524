import path from 'node:path';
import ts from 'typescript';
import type {ApiExport, ApiKind, ApiMember, ApiPackage} from '../../plugins/lib/api-snapshot/types';
import {
  fieldsOf,
  isDeprecated,
  isOwnSymbol,
  membersOf,
  taggedDefault,
  toMembers,
  typeText,
  type ExtractContext,
} from './members';
import {packageEntries, type InstalledPackage} from './packages';
import {createTypePrinter} from './print-types';

/** Exports for the toolkit's own packages: recorded by name, never described. */
const INTERNAL_EXPORT = /^_|Internals$|^BrowserSafeApis$/;

/** An export, the type it was read from, and where it is implemented. */
export type ExtractedExport = ApiExport & {
  /** Declaration file; the implementation lies next to it. */
  source?: string;
};

export type ExtractedPackage = Omit<ApiPackage, 'exports'> & {exports: ExtractedExport[]};

const byNameAndEntry = (a: ApiExport, b: ApiExport): number =>
  a.name !== b.name ? (a.name < b.name ? -1 : 1) : a.entry < b.entry ? -1 : 1;

/** What one TypeScript program says about all packages. */
export type Extraction = {
  /** One record per package, in the given order; exports sorted by name. */
  packages: ExtractedPackage[];
  /** Type of each entry of the option registry, by its key: `crfOption` → `number`. */
  optionTypes: Map<string, string>;
};

/** Reads the public types of packages with one TypeScript program. */
export function extractPackages(packages: InstalledPackage[]): Extraction {
  const entries = packages.map((item) => ({item, entries: packageEntries(item)}));
  const program = ts.createProgram({
    rootNames: entries.flatMap((group) => group.entries.map(({types}) => types)),
    options: {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: ['node'],
    },
  });
  const checker = program.getTypeChecker();
  const roots = packages.map(({dir}) => `${path.resolve(dir)}${path.sep}`);
  const isOwnFile = (file: string): boolean => {
    const inDependency = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1];
    return inDependency
      ? inDependency === 'remotion' || inDependency.startsWith('@remotion/')
      : roots.some((root) => path.resolve(file).startsWith(root));
  };

  const real = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const publicSymbols = new Set(
    entries.flatMap((group) =>
      group.entries.flatMap(({types}) =>
        exportsOf(types)
          .filter(({name}) => !name.startsWith('_'))
          .map(real),
      ),
    ),
  );

  const printer = createTypePrinter({
    checker,
    isOwnFile,
    isPublic: (symbol) => publicSymbols.has(symbol),
  });
  const context: ExtractContext = {checker, printer, isOwnFile, texts: new Map()};

  const extracted = entries.map(({item, entries: points}) => {
    const found = new Map<ts.Symbol, ExtractedExport[]>();
    for (const {entry, types} of points) {
      for (const symbol of exportsOf(types)) {
        const target = real(symbol);
        const known = found.get(target)?.find(({name}) => name === symbol.name);
        if (known) {
          known.alsoIn = [...(known.alsoIn ?? []), entry];
          for (const part of found.get(target) ?? []) {
            part.alsoIn = known.alsoIn;
          }
          continue;
        }
        const described = describeExport(context, symbol.name, target, entry, item.version);
        found.set(target, [...(found.get(target) ?? []), ...described]);
      }
    }
    return {
      package: item.name,
      version: item.version,
      exports: foldAliases([...found.values()].flat()).sort(byNameAndEntry),
    };
  });
  return {packages: extracted, optionTypes: readOptionTypes(program, context)};
}

const readOptionTypes = (program: ts.Program, context: ExtractContext): Map<string, string> => {
  const {checker, printer} = context;
  const file = program
    .getSourceFiles()
    .find(({fileName}) => fileName.endsWith('/renderer/dist/options/index.d.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const registry =
    module && checker.getExportsOfModule(module).find(({name}) => name === 'allOptions');
  const fields = registry ? checker.getTypeOfSymbol(registry).getProperties() : [];
  return new Map(
    fields.flatMap((option): [string, string][] => {
      const field = checker.getTypeOfSymbol(option).getProperty('type');
      return field ? [[option.name, printer.expanded(checker.getTypeOfSymbol(field))]] : [];
    }),
  );
};

/** Declaration files spell out inferred props; where a type of the package says the same, name it. */
const foldAliases = (exports: ExtractedExport[]): ExtractedExport[] => {
  const aliases = exports.flatMap(({kind, signature}) => {
    const [, name, body] = (kind === 'type' && /^type (\w+) = (.*);$/.exec(signature)) || [];
    return name && body && body.length > 80 && body.includes('&') ? [{name, body}] : [];
  });
  return exports.map((item) =>
    item.kind === 'component'
      ? {
          ...item,
          signature: aliases.reduce(
            (text, {name, body}) => text.replace(body, () => name),
            item.signature,
          ),
        }
      : item,
  );
};

const REACT_NODE = /\b(JSX\.Element|React\.\w*(Element|Node))\b/;

// The text counts, not the type: some declarations import JSX from a path that does not resolve.
const isComponentSignature = (context: ExtractContext, signature: ts.Signature): boolean =>
  signature.parameters.length <= 2 && REACT_NODE.test(returnText(context, signature));

/** The constructor of a class component creates something with `render` and `setState`. */
const isClassComponent = (instance: ts.Type | undefined): boolean =>
  Boolean(instance?.getProperty('setState') && instance.getProperty('render'));

const kindOf = (context: ExtractContext, name: string, symbol: ts.Symbol): ApiKind => {
  if (INTERNAL_EXPORT.test(name)) {
    return 'namespace';
  }
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return 'type';
  }
  if (symbol.flags & ts.SymbolFlags.Enum) {
    return 'enum';
  }
  const type = context.checker.getTypeOfSymbol(symbol);
  const instance = type.getConstructSignatures()[0]?.getReturnType();
  if (isClassComponent(instance)) {
    return 'component';
  }
  if (symbol.flags & ts.SymbolFlags.Class || instance) {
    return 'class';
  }
  const signatures = type.getCallSignatures();
  const [first] = signatures;
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

const describeExport = (
  context: ExtractContext,
  name: string,
  symbol: ts.Symbol,
  entry: string,
  version: string,
): ExtractedExport[] => {
  const kind = kindOf(context, name, symbol);
  const type =
    kind === 'type'
      ? context.checker.getDeclaredTypeOfSymbol(symbol)
      : context.checker.getTypeOfSymbol(symbol);
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
        {...base, ...describeComponent(context, name, symbol, type)},
        ...staticComponents(context, name, type, entry),
      ];
    case 'function':
    case 'hook':
      return [{...base, ...describeFunction(context, name, type)}];
    case 'class':
      return [{...base, ...describeClass(context, name, symbol, type)}];
    case 'enum':
      return [{...base, ...describeEnum(context, name, symbol)}];
    case 'type':
      return [{...base, ...describeType(context, name, symbol, type)}];
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

const typeParametersText = (
  context: ExtractContext,
  parameters: readonly ts.TypeParameterDeclaration[] | undefined,
): string =>
  parameters && parameters.length > 0
    ? `<${parameters.map((parameter) => context.printer.node(parameter)).join(', ')}>`
    : '';

const isSignatureNode = (node: ts.Node | undefined): node is ts.SignatureDeclaration =>
  Boolean(node && ts.isFunctionLike(node));

type ParameterInfo = {
  name: string;
  optional: boolean;
  rest: boolean;
  text: string;
  type: ts.Type;
  symbol?: ts.Symbol;
};

/** One way to call a function. A rest parameter that is a union of tuples makes several. */
type Call = {signature: ts.Signature; parameters: ParameterInfo[]};

const tupleParameters = (context: ExtractContext, type: ts.Type): ParameterInfo[] | null => {
  const {checker, printer} = context;
  if (!checker.isTupleType(type)) {
    return null;
  }
  const reference = type as ts.TupleTypeReference;
  const labels = reference.target.labeledElementDeclarations;
  return checker.getTypeArguments(reference).map((element, index) => {
    const label = labels?.[index];
    const optional = Boolean(
      (reference.target.elementFlags[index] ?? 0) & ts.ElementFlags.Optional,
    );
    return {
      name: label && ts.isIdentifier(label.name) ? label.name.text : `arg${index + 1}`,
      optional,
      rest: false,
      text:
        label?.type && ts.isNamedTupleMember(label)
          ? printer.node(label.type)
          : printer.type(element, optional),
      type: element,
    };
  });
};

const parametersOf = (context: ExtractContext, signature: ts.Signature): ParameterInfo[] => {
  const bags = signature.parameters.filter(
    ({valueDeclaration: node}) => node && ts.isParameter(node) && !ts.isIdentifier(node.name),
  ).length;
  return signature.parameters.map((symbol, index) => {
    const node = symbol.valueDeclaration;
    const parameter = node && ts.isParameter(node) ? node : undefined;
    const optional = Boolean(parameter?.questionToken ?? parameter?.initializer);
    const destructured = parameter && !ts.isIdentifier(parameter.name);
    const isUnnamed = destructured || /^(__|args_)\d+$/.test(symbol.name);
    return {
      name: isUnnamed ? (bags > 1 ? `options${index + 1}` : 'options') : symbol.name,
      optional,
      rest: Boolean(parameter?.dotDotDotToken),
      text: typeText(context, symbol, optional),
      type: context.checker.getTypeOfSymbol(symbol),
      symbol,
    };
  });
};

const callsOf = (context: ExtractContext, signatures: readonly ts.Signature[]): Call[] =>
  signatures.flatMap((signature): Call[] => {
    const parameters = parametersOf(context, signature);
    const last = parameters.at(-1);
    if (!last?.rest) {
      return [{signature, parameters}];
    }
    const tuples = last.type.isUnion() ? last.type.types : [last.type];
    const expanded = tuples.map((tuple) => tupleParameters(context, tuple));
    return expanded.every((tuple) => tuple !== null)
      ? expanded.map((tuple) => ({signature, parameters: [...parameters.slice(0, -1), ...tuple]}))
      : [{signature, parameters}];
  });

const returnText = (context: ExtractContext, signature: ts.Signature): string => {
  const node = signature.getDeclaration()?.type;
  if (node) {
    const {checker} = context;
    const declared = checker.typeToString(checker.getTypeFromTypeNode(node));
    if (declared === checker.typeToString(signature.getReturnType())) {
      return context.printer.node(node);
    }
    if (ts.isTypePredicateNode(node)) {
      return context.printer.node(node);
    }
  }
  return context.printer.type(signature.getReturnType());
};

const parameterText = ({parameters}: Pick<Call, 'parameters'>): string =>
  parameters
    .map(
      ({name, optional, rest, text}) =>
        `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${text}`,
    )
    .join(', ');

const callText = (context: ExtractContext, {signature, parameters}: Call): string => {
  const declaration = signature.getDeclaration();
  const generics = isSignatureNode(declaration)
    ? typeParametersText(context, declaration.typeParameters)
    : '';
  return `${generics}(${parameterText({parameters})}): ${returnText(context, signature)}`;
};

const parameterMembers = (context: ExtractContext, {parameters}: Call): ApiMember[] =>
  parameters.map(({name, optional, rest, text, type, symbol}) => {
    const members = membersOf(context, type, 1);
    const tagged = symbol && taggedDefault(symbol);
    return {
      name,
      type: text,
      optional: optional || rest,
      ...(tagged ? {default: tagged} : {}),
      ...(members ? {members} : {}),
    };
  });

type CallableInfo = Pick<ApiExport, 'parameters' | 'returns' | 'returnMembers'>;

/** Parameters of all overloads in one list; optional is what some call leaves out. */
const mergeCalls = (groups: ApiMember[][]): ApiMember[] => {
  const merged: ApiMember[] = [];
  for (const member of groups.flat()) {
    const known = merged.find(({name}) => name === member.name);
    if (!known) {
      merged.push({...member});
    } else if (!known.type.split(' | ').includes(member.type)) {
      known.type = `${known.type} | ${member.type}`;
      known.members ??= member.members;
    }
  }
  return merged.map((member) => ({
    ...member,
    optional: !groups.every((group) =>
      group.some(({name, optional}) => name === member.name && !optional),
    ),
  }));
};

const describeCallable = (
  context: ExtractContext,
  signatures: readonly ts.Signature[],
): CallableInfo => {
  const calls = callsOf(context, signatures);
  const parameters = mergeCalls(calls.map((call) => parameterMembers(context, call)));
  const texts = [...new Set(signatures.map((signature) => returnText(context, signature)))];
  const result = signatures[0]?.getReturnType();
  const awaited = result && (context.checker.getAwaitedType(result) ?? result);
  const returnMembers = awaited && membersOf(context, awaited, 1);
  return {
    parameters,
    returns: texts.join(' | '),
    ...(returnMembers ? {returnMembers} : {}),
  };
};

const describeFunction = (
  context: ExtractContext,
  name: string,
  type: ts.Type,
): Partial<ApiExport> & {signature: string} => {
  const signatures = type.getCallSignatures();
  const lines = callsOf(context, signatures).map(
    (call) => `function ${name}${callText(context, call)};`,
  );
  return {signature: lines.join('\n'), ...describeCallable(context, signatures)};
};

const propsType = (context: ExtractContext, type: ts.Type): ts.Type | undefined => {
  const signature = type.getCallSignatures()[0] ?? type.getConstructSignatures()[0];
  const parameter = signature?.parameters[0];
  return parameter && context.checker.getTypeOfSymbol(parameter);
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

const describeComponent = (
  context: ExtractContext,
  name: string,
  symbol: ts.Symbol,
  type: ts.Type,
): Partial<ApiExport> & {signature: string} => {
  const props = propsType(context, type);
  const members = props ? toMembers(context, fieldsOf(context, props), 1, [props]) : [];
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
    const [signature] = context.checker.getTypeOfSymbol(symbol).getCallSignatures();
    // `TransitionSeries.Transition` renders nothing: its parent reads the props.
    const isComponent =
      signature &&
      (isComponentSignature(context, signature) || returnText(context, signature) === 'null');
    if (!own || !isComponent) {
      return [];
    }
    const name = `${parent}.${symbol.name}`;
    const inner = context.checker.getTypeOfSymbol(symbol);
    return [
      {
        name,
        entry,
        kind: 'component',
        ...describeComponent(context, symbol.name, symbol, inner),
        source: sourceOf(symbol),
      },
    ];
  });

const memberTypeText = (context: ExtractContext, symbol: ts.Symbol): string =>
  typeText(context, symbol, Boolean(symbol.flags & ts.SymbolFlags.Optional));

const describeClass = (
  context: ExtractContext,
  name: string,
  symbol: ts.Symbol,
  type: ts.Type,
): Partial<ApiExport> & {signature: string} => {
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

const describeEnum = (
  context: ExtractContext,
  name: string,
  symbol: ts.Symbol,
): Partial<ApiExport> & {signature: string} => {
  const values = [...(symbol.exports?.values() ?? [])].map((member): ApiMember => {
    const value = context.checker.getConstantValue(member.valueDeclaration as ts.EnumMember);
    return {name: member.name, type: JSON.stringify(value), optional: false};
  });
  const lines = values.map((member) => `${member.name} = ${member.type},`);
  return {signature: `enum ${name} {\n${lines.join('\n')}\n}`, members: values};
};

const describeType = (
  context: ExtractContext,
  name: string,
  symbol: ts.Symbol,
  type: ts.Type,
): Partial<ApiExport> & {signature: string} => {
  const declaration = symbol.declarations?.find(
    (node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
  ) as ts.TypeAliasDeclaration | ts.InterfaceDeclaration | undefined;
  const head = `type ${name}${typeParametersText(context, declaration?.typeParameters)}`;
  const node = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  const calls = type.getCallSignatures();
  if (calls.length > 0) {
    return {
      signature: `${head} = ${node ? context.printer.node(node) : context.printer.type(type)};`,
      ...describeCallable(context, calls),
    };
  }
  const members = membersOf(context, type, 1);
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
