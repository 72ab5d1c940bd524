import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attribute, expressionAttribute, importDefault, literal} from '../lib/jsx';
import {sitePath} from '../lib/source-file';
import {findNodes, replaceNode} from '../lib/tree';
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
    const live = liveFencesIn(root);
    const titles = new Set<string>();
    const mistakes = live.flatMap(({node, meta}) => {
      const where = `${sitePath(siteDir, file.path)}:${node.position?.start.line ?? 1}`;
      const isRepeated = meta.title !== '' && titles.has(meta.title);
      titles.add(meta.title);
      return [
        ...meta.mistakes,
        ...(isRepeated
          ? [`Another live block of this page has the title "${meta.title}". Say what differs.`]
          : []),
      ].map((mistake) => `${where}: ${mistake}`);
    });
    if (mistakes.length > 0) {
      throw new Error(mistakes.join('\n'));
    }
    for (const {node, parent, meta} of live) {
      replaceNode({node, parent}, [toElement(node.value, meta)]);
    }
    if (live.length > 0) {
      root.children.unshift(importDefault(COMPONENT, component));
    }
  };
}

const liveFencesIn = (root: Root) =>
  findNodes(root, (node) => node.type === 'code').flatMap(({node, parent}) => {
    const meta = readLiveMeta(node.lang ?? '', node.meta ?? '');
    return meta ? [{node, parent, meta}] : [];
  });

function toElement(code: string, {settings, title}: LiveMeta): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [
      attribute('code', code),
      attribute('title', title),
      ...Object.entries(settings).map(([name, value]) =>
        expressionAttribute(name, String(value), literal(value)),
      ),
    ],
    children: [],
  };
}
