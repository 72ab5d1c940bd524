import path from 'node:path';
import type {RootContent} from 'mdast';
import {defaultsOf, type AnyDemo} from '../../../src/build';
import {writerOf} from '../../framework/demo-code/write';
import {block, expressionAttribute, literal} from '../lib/jsx';
import {codeBlock} from '../lib/tree';

/** The module that shows demos; below it stand their folders. */
export const COMPONENT = '@site/src/features/demos';

const FOLDER = path.join(__dirname, '../../../src/features/demos/demos');

/** The tag with everything that its component needs. */
export function demoElement(id: string, demo: AnyDemo, folder?: string): RootContent {
  const element = block('Demo', {id, facts: factsOf(demo)}, [
    codeBlock('tsx', codeOf(id, demo, folder)),
  ]);
  element.attributes.push(lazyImport('load', `${COMPONENT}/demos/${id}`));
  return element;
}

/**
 * The code of a demo's video at the values that it starts with.
 *
 * @param folder where the demos' folders are; default: the site's
 * @throws with file and line when the video can't be written for values
 */
export const codeOf = (id: string, {controls}: AnyDemo, folder = FOLDER): string =>
  writerOf(path.join(folder, id, 'Video.tsx'))(defaultsOf(controls)).trimEnd();

/** Everything of a demo that is no function, as JSON. */
export const factsOf = (demo: AnyDemo): string => JSON.stringify(demo);

/** `name={() => import('module')}` */
const lazyImport = (name: string, module: string) =>
  expressionAttribute(name, `() => import('${module}')`, {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: {type: 'ImportExpression', source: literal(module)},
  });
