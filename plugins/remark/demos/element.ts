import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {defaultsOf} from '../../../src/features/demos/controls';
import type {AnyDemo} from '../../../src/features/demos/define';
import {codeBlock} from '../lib/tree';

const COMPONENT = '@site/src/features/demos';

/** The tag with everything that its component needs. */
export function demoElement(id: string, demo: AnyDemo): RootContent {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: id},
      {type: 'mdxJsxAttribute', name: 'facts', value: factsOf(demo)},
      {type: 'mdxJsxAttribute', name: 'load', value: lazyImport(`${COMPONENT}/demos/${id}`)},
    ],
    children: [codeBlock('tsx', codeOf(demo)) as MdxJsxFlowElement['children'][number]],
  };
  return element;
}

/** The code at the values that a demo starts with. */
export const codeOf = ({code, controls}: AnyDemo): string => code(defaultsOf(controls)).trimEnd();

/** Everything of a demo that is no function, as JSON. */
export const factsOf = (demo: AnyDemo): string => JSON.stringify(demo);

/** `import Demo from '…'`. MDX wants the syntax tree, and parses the text no more at this point. */
export function importOfDemo(): RootContent {
  const value = `import Demo from '${COMPONENT}';`;
  return {
    type: 'mdxjsEsm',
    value,
    data: {
      estree: program({
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: 'Demo'}}],
        source: literal(COMPONENT),
        attributes: [],
      }),
    },
  } as unknown as RootContent;
}

type AttributeValue = Extract<
  MdxJsxFlowElement['attributes'][number],
  {type: 'mdxJsxAttribute'}
>['value'];

/** `() => import('…')` */
function lazyImport(module: string): AttributeValue {
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `() => import('${module}')`,
    data: {
      estree: program({
        type: 'ExpressionStatement',
        expression: {
          type: 'ArrowFunctionExpression',
          expression: true,
          params: [],
          body: {type: 'ImportExpression', source: literal(module)},
        },
      }),
    },
  } as unknown as AttributeValue;
}

const literal = (value: string) => ({type: 'Literal', value, raw: JSON.stringify(value)});

const program = (statement: object) => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
  comments: [],
});
