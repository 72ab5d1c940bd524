import ts from 'typescript';
import {cleanNode, nodeOf, type Program, type Scope} from './clean-types';
import {printNode, withoutUndefined} from './type-nodes';

/** Prints types as a reader wants to see them: public names only, no imports, no comments. */
export type TypePrinter = {
  /** A type node of a declaration file. */
  node: (node: ts.Node) => string;
  /** A type that the checker computed; `optional` takes `undefined` out of it. */
  type: (type: ts.Type, optional?: boolean) => string;
  /** The same, with the meaning of a named type instead of its name. */
  expanded: (type: ts.Type) => string;
};

/**
 * Creates the printer for one program.
 *
 * Names of the toolkit that no package exports are replaced by what they stand for.
 */
export function createTypePrinter(program: Program): TypePrinter {
  const {checker} = program;
  const scope: Scope = {
    ...program,
    inlined: new Map(),
    tooLong: new Set(),
    env: new Map(),
    stack: [],
  };
  const print = (node: ts.Node): string => printNode(cleanNode(scope, node));
  return {
    node: print,
    type: (type, optional = false) => {
      const node = nodeOf(checker, type);
      if (!node) {
        return checker.typeToString(type);
      }
      return print(optional ? withoutUndefined(node) : node);
    },
    expanded: (type) => {
      const node = nodeOf(checker, type, ts.NodeBuilderFlags.InTypeAlias);
      return node ? print(node) : checker.typeToString(type);
    },
  };
}
