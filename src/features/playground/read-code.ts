import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';

const tsx = parser.configure({dialect: 'ts jsx'});

/** Nodes that name a module, of values or of types. */
const NAMING = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport', 'ImportType']);

/** What code imports, and what it exports to be played. */
export type CodeFacts = {
  /** Names of modules as they stand in imports, types included. */
  modules: string[];
  /** `default`, the last component that is exported by name, or null. */
  component: string | null;
};

/**
 * Reads imports and exports from the syntax tree, so that comments, strings and the text of JSX count
 * for nothing.
 *
 * @param source TypeScript with JSX; where it is broken, what can be read is read
 */
export function readCode(source: string): CodeFacts {
  const modules = new Set<string>();
  const exported: string[] = [];
  const textOf = ({from, to}: SyntaxNode): string => source.slice(from, to);
  tsx.parse(source).iterate({
    enter({node}) {
      const name = NAMING.has(node.name) ? node.getChild('String') : null;
      if (name) {
        modules.add(textOf(name).slice(1, -1));
      }
      if (node.name === 'ExportDeclaration') {
        exported.push(...exportedNames(node).map(textOf));
      }
    },
  });
  const components = exported.filter((name) => /^[A-Z]/.test(name));
  const component = exported.includes('default') ? 'default' : (components.at(-1) ?? null);
  return {modules: [...modules], component};
}

/** The names under which a declaration exports values. */
function exportedNames(declaration: SyntaxNode): SyntaxNode[] {
  const word = declaration.getChild('default');
  if (word) {
    return [word];
  }
  if (declaration.getChild('type')) {
    return [];
  }
  const group = declaration.getChild('ExportGroup');
  if (group) {
    // Of `a as b`, the name is the one before a comma or the closing brace.
    return group
      .getChildren('VariableName')
      .filter(({nextSibling}) => nextSibling?.name === ',' || nextSibling?.name === '}');
  }
  return ['VariableDeclaration', 'FunctionDeclaration', 'ClassDeclaration'].flatMap((kind) =>
    declaration.getChildren(kind).flatMap((found) => found.getChildren('VariableDefinition')),
  );
}
