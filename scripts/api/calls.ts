import ts from 'typescript';
import type {ApiExport, ApiMember} from '../../plugins/lib/api-snapshot/types';
import {membersOf, taggedDefault, typeText, type ExtractContext} from './members';

/** `<T extends string>`, or nothing. */
export const typeParametersText = (
  context: ExtractContext,
  parameters: readonly ts.TypeParameterDeclaration[] | undefined,
): string =>
  parameters && parameters.length > 0
    ? `<${parameters.map((parameter) => context.printer.node(parameter)).join(', ')}>`
    : '';

const isSignatureNode = (node: ts.Node | undefined): node is ts.SignatureDeclaration =>
  Boolean(node && ts.isFunctionLike(node));

/** One parameter of a call, with its type as text. */
type ParameterInfo = {
  name: string;
  optional: boolean;
  rest: boolean;
  text: string;
  type: ts.Type;
  symbol?: ts.Symbol;
};

/** One way to call a function. A rest parameter that is a union of tuples makes several. */
export type Call = {signature: ts.Signature; parameters: ParameterInfo[]};

const isTuple = (checker: ts.TypeChecker, type: ts.Type): type is ts.TupleTypeReference =>
  checker.isTupleType(type);

/** The elements of a tuple, as the parameters that they become; `null` where it is none. */
const tupleParameters = (context: ExtractContext, type: ts.Type): ParameterInfo[] | null => {
  const {checker, printer} = context;
  if (!isTuple(checker, type)) {
    return null;
  }
  const {labeledElementDeclarations: labels, elementFlags} = type.target;
  return checker.getTypeArguments(type).map((element, index) => {
    const label = labels?.[index];
    const optional = Boolean((elementFlags[index] ?? 0) & ts.ElementFlags.Optional);
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

/** All ways to call something with one of these signatures. */
export const callsOf = (context: ExtractContext, signatures: readonly ts.Signature[]): Call[] =>
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

/** The type that a call returns, as its declaration writes it where that is the whole truth. */
export const returnText = (context: ExtractContext, signature: ts.Signature): string => {
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

/** `name: type, name?: type`. */
export const parameterText = ({parameters}: Pick<Call, 'parameters'>): string =>
  parameters
    .map(
      ({name, optional, rest, text}) =>
        `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${text}`,
    )
    .join(', ');

/** `<T>(name: type): type`. */
export const callText = (context: ExtractContext, {signature, parameters}: Call): string => {
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

/** Parameters and result of something that can be called in one or several ways. */
export const describeCallable = (
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
