import type {Root} from 'mdast';
import {didYouMean} from '../../lib/nearest-names';
import {importDefault} from '../lib/jsx';
import {sitePath} from '../lib/source-file';
import {findNodes, isTag, replaceNode, type TagNode} from '../lib/tree';
import {COMPONENT, demoElement} from './element';
import {validateOptions, type PluginOptions} from './options';

export {validateOptions} from './options';
export type {PluginOptions} from './options';

const TAG = 'Demo';

/**
 * Remark plugin: gives `<Demo id="spring" />` the facts of that demo, the import of its module, and
 * its code as a code block, which is what readers without JavaScript and search engines see. Pages
 * without a demo import nothing.
 *
 * @throws when a page uses the tag wrongly: one line per mistake, with file, line and what to type
 */
export default function demosPlugin(options: PluginOptions) {
  const {demos, siteDir, folder} = validateOptions(options);

  return (root: Root, file: {path: string}): void => {
    const tags = findNodes(root, isTag).filter(({node}) => node.name === TAG);
    const problems = tags.flatMap(({node}) => {
      const mistake = mistakeIn(node, Object.keys(demos));
      const line = node.position?.start.line ?? 1;
      return mistake ? [`${sitePath(siteDir, file.path)}:${line}: ${mistake}`] : [];
    });
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
    for (const {node, parent} of tags) {
      const id = idOf(node) ?? '';
      const demo = demos[id];
      if (demo) {
        replaceNode({node, parent}, [demoElement(id, demo, folder)]);
      }
    }
    if (tags.length > 0) {
      root.children.unshift(importDefault(TAG, COMPONENT));
    }
  };
}

/** What is wrong with a tag, as a sentence that says what to type. */
function mistakeIn(node: TagNode, ids: string[]): string | null {
  const id = idOf(node);
  if (id === null || node.attributes.length > 1 || node.children.length > 0) {
    return `<Demo> takes an id and nothing else. Write: <Demo id="${id ?? ids[0]}" />`;
  }
  if (!ids.includes(id)) {
    const hint = didYouMean(id, ids) || ' The ids are in src/features/demos/registry.ts.';
    return `There is no demo "${id}".${hint}`;
  }
  if (node.type === 'mdxJsxTextElement') {
    return `<Demo> stands within a line of text. Put it on a line of its own.`;
  }
  return null;
}

function idOf(node: TagNode): string | null {
  const attribute = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'id',
  );
  return typeof attribute?.value === 'string' ? attribute.value : null;
}
