import type {Expression, Program, SimpleLiteral} from 'estree-jsx';
import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Values of attributes by their names. */
export type Attributes = Record<string, string>;

/** `name="value"` */
export function attribute(name: string, value: MdxJsxAttribute['value']): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

/**
 * `name={source}`. MDX parses no code any more when remark plugins run, so it needs the syntax tree.
 *
 * @param expression the syntax tree of `source`
 */
export function expressionAttribute(
  name: string,
  source: string,
  expression: Expression,
): MdxJsxAttribute {
  return attribute(name, {
    type: 'mdxJsxAttributeValueExpression',
    value: source,
    data: {estree: program({type: 'ExpressionStatement', expression})},
  });
}

/** `import name from 'source';` */
export function importDefault(name: string, source: string): RootContent {
  const declaration: Program['body'][number] = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: literal(source),
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {estree: program(declaration)},
  };
}

/** A text or a number in a syntax tree. */
export function literal(value: string | number): SimpleLiteral {
  return {type: 'Literal', value};
}

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

/** An HTML element on its own line. */
export function block(
  name: string,
  attributes: Attributes,
  children: RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: toAttributes(attributes),
    // mdast allows blocks only; the elements of a table or a paragraph of facts hold phrases.
    children: children as MdxJsxFlowElement['children'],
    data: asWritten(),
  };
}

/** An HTML element within a line. */
export function inline(
  name: string,
  attributes: Attributes,
  children: PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: toAttributes(attributes),
    children,
    data: asWritten(),
  };
}

/**
 * MDX marks elements that a page writes as tags, so that the theme's components do not take their
 * place. Without it, `<code>` around a link would become a code block.
 */
const asWritten = (): object => ({_mdxExplicitJsx: true});

const toAttributes = (attributes: Attributes): MdxJsxAttribute[] =>
  Object.entries(attributes).map(([name, value]) => attribute(name, value));
