import ts from 'typescript';

const {factory} = ts;

const printer = ts.createPrinter({removeComments: true});
const blank = ts.createSourceFile('blank.ts', '', ts.ScriptTarget.Latest);

/** The text of a node in one line, without comments. */
export const printNode = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, blank)
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** Type nodes that the checker can turn into a plain answer. */
export const isFormula = (node: ts.Node): node is ts.TypeNode =>
  ts.isIndexedAccessTypeNode(node) ||
  ts.isConditionalTypeNode(node) ||
  (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword);

/** A union of some types; one type alone stays what it is. */
export const unionOf = (parts: readonly ts.TypeNode[]): ts.TypeNode => {
  const [only] = parts;
  return parts.length === 1 && only ? only : factory.createUnionTypeNode(parts);
};

/** A union without unions inside and without repetitions. */
export const flatUnion = (parts: readonly ts.TypeNode[]): ts.TypeNode => {
  const bare = (node: ts.TypeNode): readonly ts.TypeNode[] => {
    const inner = ts.isParenthesizedTypeNode(node) ? node.type : node;
    return ts.isUnionTypeNode(inner) ? inner.types.flatMap(bare) : [node];
  };
  return unionOf([...new Map(parts.flatMap(bare).map((part) => [printNode(part), part])).values()]);
};

/** Removes `undefined` from the top level of a union, as `?` says it already. */
export const withoutUndefined = (node: ts.TypeNode): ts.TypeNode => {
  if (ts.isParenthesizedTypeNode(node)) {
    return withoutUndefined(node.type);
  }
  if (!ts.isUnionTypeNode(node)) {
    return node;
  }
  const rest = node.types.filter((type) => type.kind !== ts.SyntaxKind.UndefinedKeyword);
  if (rest.length === node.types.length || rest.length === 0) {
    return node;
  }
  return rest.length === 1 ? withoutUndefined(unionOf(rest)) : unionOf(rest);
};

/** An object type in one line. */
export const literalOf = (members: readonly ts.TypeElement[]): ts.TypeNode =>
  ts.setEmitFlags(factory.createTypeLiteralNode(members), ts.EmitFlags.SingleLine);

/** A literal or a name, apart from the file that it was written in: the printer would look there. */
export const literalText = (node: ts.Node): ts.Node | null => {
  if (ts.isStringLiteral(node)) {
    return factory.createStringLiteral(node.text, true);
  }
  if (ts.isNumericLiteral(node)) {
    return factory.createNumericLiteral(node.text);
  }
  if (ts.isNoSubstitutionTemplateLiteral(node)) {
    return factory.createNoSubstitutionTemplateLiteral(node.text, node.text);
  }
  if (ts.isTemplateHead(node)) {
    return factory.createTemplateHead(node.text, node.text);
  }
  if (ts.isTemplateMiddle(node)) {
    return factory.createTemplateMiddle(node.text, node.text);
  }
  if (ts.isTemplateTail(node)) {
    return factory.createTemplateTail(node.text, node.text);
  }
  return ts.isIdentifier(node) ? factory.createIdentifier(node.text) : null;
};

/** A node with all of its names as they are, and its literals apart from their file. */
export const withPlainLiterals = (node: ts.Node): ts.Node =>
  literalText(node) ?? ts.visitEachChild(node, withPlainLiterals, undefined);

/** Members that no reader needs: private ones, and names that begin with `_`. */
export const isInternalMember = (member: ts.TypeElement): boolean =>
  Boolean(
    (member.name && ts.isIdentifier(member.name) && member.name.text.startsWith('_')) ||
    (ts.canHaveModifiers(member) &&
      ts.getModifiers(member)?.some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword)),
  );
