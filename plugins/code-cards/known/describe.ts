import ts from 'typescript';

/** Longer ones end with `…`, in characters. */
const LONGEST = 400;

/** A union of texts, whose order depends on what else the program holds. */
const LITERALS = /'[^' |]*'(?: \| '[^' |]*')+/g;

const FORMAT =
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.OmitThisParameter;

/**
 * A symbol as a line of TypeScript: `const frame: number`.
 *
 * @param symbol not an alias
 * @param node the place at which it's read, which narrows its type
 * @returns null where TypeScript knows nothing to say
 */
export function describe(
  symbol: ts.Symbol,
  node: ts.Identifier,
  checker: ts.TypeChecker,
): string | null {
  const text = describeWhole(symbol, node, checker)
    ?.replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(LITERALS, (union) => union.split(' | ').sort().join(' | '));
  return text && text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : (text ?? null);
}

function describeWhole(
  symbol: ts.Symbol,
  node: ts.Identifier,
  checker: ts.TypeChecker,
): string | null {
  const {flags, name} = symbol;
  const has = (flag: ts.SymbolFlags): boolean => (flags & flag) !== 0;
  if (has(ts.SymbolFlags.Function | ts.SymbolFlags.Method)) {
    const signatures = checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures();
    const more = signatures.length - 1;
    const [signature] = signatures;
    return signature
      ? `${has(ts.SymbolFlags.Function) ? 'function ' : ''}${name}${checker.signatureToString(signature, node, FORMAT)}` +
          (more > 0 ? ` // and ${more} more` : '')
      : null;
  }
  if (has(ts.SymbolFlags.Class)) {
    return `class ${name}`;
  }
  if (has(ts.SymbolFlags.Enum)) {
    return `enum ${name}`;
  }
  if (has(ts.SymbolFlags.Interface)) {
    return `interface ${name}`;
  }
  if (has(ts.SymbolFlags.TypeAlias)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return `type ${name} = ${checker.typeToString(type, node, FORMAT | ts.TypeFormatFlags.InTypeAlias)}`;
  }
  if (has(ts.SymbolFlags.TypeParameter)) {
    return `type ${name}`;
  }
  if (has(ts.SymbolFlags.Module)) {
    return has(ts.SymbolFlags.Variable) ? null : `namespace ${node.text}`;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  if (type.flags & ts.TypeFlags.Any && !symbol.declarations) {
    return null;
  }
  const typeText = textOf(type, node, checker);
  if (has(ts.SymbolFlags.Property | ts.SymbolFlags.Accessor)) {
    return `${name}${has(ts.SymbolFlags.Optional) ? '?' : ''}: ${typeText}`;
  }
  return has(ts.SymbolFlags.Variable) ? `${keywordOf(symbol)}${name}: ${typeText}` : null;
}

/** The texts of types in each file. To find how a file can name a type takes long, and names recur. */
const texts = new WeakMap<ts.SourceFile, Map<ts.Type, string>>();

function textOf(type: ts.Type, node: ts.Node, checker: ts.TypeChecker): string {
  const source = node.getSourceFile();
  const ofFile = texts.get(source) ?? new Map<ts.Type, string>();
  texts.set(source, ofFile);
  const text = ofFile.get(type) ?? checker.typeToString(type, node, FORMAT);
  ofFile.set(type, text);
  return text;
}

function keywordOf({valueDeclaration}: ts.Symbol): string {
  let declared: ts.Node | undefined = valueDeclaration;
  while (declared && (ts.isBindingElement(declared) || isPattern(declared))) {
    declared = declared.parent;
  }
  if (!valueDeclaration || !declared || ts.isParameter(declared)) {
    return '';
  }
  return ts.getCombinedNodeFlags(valueDeclaration) & ts.NodeFlags.Const ? 'const ' : 'let ';
}

const isPattern = (node: ts.Node): boolean =>
  ts.isObjectBindingPattern(node) || ts.isArrayBindingPattern(node);
