import path from 'node:path';
import ts from 'typescript';

/** The name by which a video imports the type of the demo's values. */
const VALUES = 'Values';

export type Video = {
  source: ts.SourceFile;
  /** What an identifier stands for; nothing for globals and for names of properties. */
  symbolOf: (identifier: ts.Identifier) => ts.Symbol | undefined;
  /** The props that the demo's controls set: what they are called in the component. */
  values: Set<ts.Symbol>;
  /** The pattern that takes these, and nothing else, from an object. */
  valuesPattern: string;
  /** Type and parameter of the component as readers see them: without the values. */
  signature: {node: ts.Node; text: string}[];
};

/** A mistake in a video, with its file, its line and a sentence. */
export function mistakeAt(node: ts.Node, sentence: string): Error {
  const source = node.getSourceFile();
  const {line} = source.getLineAndCharacterOfPosition(node.getStart());
  return new Error(`${source.fileName}:${line + 1}: ${sentence}`);
}

/**
 * Parses a video: a module with a component of the type `React.FC<Values>`, which takes the values
 * apart in its parameter. Its other props stand in a literal type: `React.FC<{src: string} & Values>`.
 *
 * @throws when there is no such component
 */
export function readVideo(file: string, text: string): Video {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const checker = checkerOf(source);
  const symbolOf = (identifier: ts.Identifier) => {
    const {parent} = identifier;
    return ts.isShorthandPropertyAssignment(parent)
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : checker.getSymbolAtLocation(identifier);
  };
  const {type, parameter} = componentIn(source);
  const others = type.filter((each) => !isValues(each));
  const ownNames = others.flatMap((each) => namesOf(each));
  const elements = elementsOf(parameter);
  const isOwn = (each: ts.BindingElement) => ownNames.includes(nameOf(each));
  const values = elements.filter((each) => !isOwn(each));
  const own = elements.filter(isOwn).map((each) => each.getText());
  const [first] = type;
  const argument = first && ts.isIntersectionTypeNode(first.parent) ? first.parent : first;
  return {
    source,
    symbolOf,
    values: new Set(values.flatMap(({name}) => checker.getSymbolAtLocation(name) ?? [])),
    valuesPattern: `{${values.map((each) => each.getText()).join(',')}}`,
    signature: [
      {
        node: argument?.parent ?? source,
        text:
          others.length > 0
            ? `React.FC<${others.map((each) => each.getText()).join(' & ')}>`
            : 'React.FC',
      },
      {node: parameter, text: own.length > 0 ? `{${own.join(', ')}}` : ''},
    ],
  };
}

/** Knows the names of one file and of nothing else: no library, no imports. */
function checkerOf(source: ts.SourceFile): ts.TypeChecker {
  const host: ts.CompilerHost = {
    getSourceFile: (name) => (name === source.fileName ? source : undefined),
    getDefaultLibFileName: () => '',
    writeFile: () => undefined,
    getCurrentDirectory: () => path.dirname(source.fileName),
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => name === source.fileName,
    readFile: () => undefined,
  };
  const options = {noLib: true, noResolve: true, types: [], jsx: ts.JsxEmit.Preserve};
  return ts.createProgram([source.fileName], options, host).getTypeChecker();
}

/** The parts of the component's type, and its parameter. */
function componentIn(source: ts.SourceFile): {type: ts.TypeNode[]; parameter: ts.Node} {
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const {type, initializer} of statement.declarationList.declarations) {
      const argument = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
      const parts = argument && ts.isIntersectionTypeNode(argument) ? argument.types : [argument];
      if (parts.some(isValues)) {
        const parameter =
          initializer && ts.isArrowFunction(initializer) ? initializer.parameters[0] : undefined;
        if (!parameter) {
          throw mistakeAt(statement, 'The component takes no props. Write: ({size}) => …');
        }
        return {type: parts.filter((each) => each !== undefined), parameter};
      }
    }
  }
  throw mistakeAt(
    source,
    'No component takes the values of the demo. Write: export const Video: React.FC<Values> = …',
  );
}

const isValues = (type: ts.TypeNode | undefined): boolean => type?.getText() === VALUES;

function namesOf(type: ts.TypeNode): string[] {
  if (!ts.isTypeLiteralNode(type)) {
    throw mistakeAt(type, `Write "${type.getText()}" as a literal type: {src: string}.`);
  }
  return type.members.flatMap(({name}) => name?.getText() ?? []);
}

const nameOf = ({name, propertyName}: ts.BindingElement): string =>
  (propertyName ?? name).getText();

function elementsOf(parameter: ts.Node): ts.BindingElement[] {
  const pattern = ts.isParameter(parameter) ? parameter.name : parameter;
  if (!ts.isObjectBindingPattern(pattern)) {
    throw mistakeAt(
      parameter,
      `"${pattern.getText()}" keeps all values in one object. Take them apart: ({size}) => …`,
    );
  }
  for (const element of pattern.elements) {
    if (element.dotDotDotToken || element.initializer || !ts.isIdentifier(element.name)) {
      throw mistakeAt(element, `"${element.getText()}" is more than the name of a value.`);
    }
  }
  return [...pattern.elements];
}
