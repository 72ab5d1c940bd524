import path from 'node:path';
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readLiveMeta, type LiveMeta} from './meta';
import {validateOptions, type PluginOptions} from './options';

export {validateOptions} from './options';
export type {PluginOptions} from './options';

/** Name of the component in the page. No writer's import is called like this. */
const COMPONENT = 'LiveCodeBlock';

/**
 * Remark plugin: replaces each fence that is marked `live` by the component that plays it, and
 * imports the component into the pages that have one, so that the others do not carry it.
 *
 * @throws when a fence is marked wrongly: one line per mistake, with file and line
 */
export default function liveCode(options: PluginOptions) {
  const {component, siteDir} = validateOptions(options);

  return (root: Root, file: {path: string}): void => {
    const mistakes: string[] = [];
    let found = 0;
    replaceCode(root, (code) => {
      const meta = readLiveMeta(code.lang ?? '', code.meta ?? '');
      if (!meta) {
        return null;
      }
      found += 1;
      const where = `${path.relative(siteDir, file.path)}:${code.position?.start.line ?? 1}`;
      mistakes.push(...meta.mistakes.map((mistake) => `${where}: ${mistake}`));
      return toElement(code.value, meta);
    });
    if (mistakes.length > 0) {
      throw new Error(mistakes.join('\n'));
    }
    if (found > 0) {
      root.children.unshift(toImport(component));
    }
  };
}

function replaceCode(parent: Parent, replace: (code: Code) => RootContent | null): void {
  parent.children.forEach((child, at) => {
    if (child.type === 'code') {
      parent.children[at] = replace(child) ?? child;
    } else if ('children' in child) {
      replaceCode(child, replace);
    }
  });
}

function toElement(code: string, {settings, title}: LiveMeta): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [
      {type: 'mdxJsxAttribute', name: 'code', value: code},
      ...(title === null ? [] : [attribute('title', title)]),
      ...Object.entries(settings).map(([name, value]) => numberAttribute(name, value)),
    ],
    children: [],
  };
}

const attribute = (name: string, value: MdxJsxAttribute['value']): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

const numberAttribute = (name: string, value: number): MdxJsxAttribute =>
  attribute(name, {
    type: 'mdxJsxAttributeValueExpression',
    value: String(value),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExpressionStatement', expression: {type: 'Literal', value}}],
      },
    },
  });

function toImport(source: string): RootContent {
  return {
    type: 'mdxjsEsm',
    value: `import ${COMPONENT} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {
                type: 'ImportDefaultSpecifier',
                local: {type: 'Identifier', name: COMPONENT},
              },
            ],
            source: {type: 'Literal', value: source},
            attributes: [],
          },
        ],
      },
    },
  } as RootContent;
}
