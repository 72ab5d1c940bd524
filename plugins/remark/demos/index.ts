import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {nearestNames} from '../../lib/nearest-names';
import {isTag, walk, type TagNode} from '../lib/tree';
import {demoElement, importOfDemo} from './element';
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
  const {demos, siteDir} = validateOptions(options);

  return (root: Root, file: {path: string}): void => {
    const problems: string[] = [];
    let hasDemo = false;
    walk(root, (node, parent) => {
      if (!isTag(node) || node.name !== TAG) {
        return;
      }
      const mistake = mistakeIn(node, Object.keys(demos));
      if (mistake) {
        const page = path.relative(siteDir, path.resolve(siteDir, file.path));
        const line = node.position?.start.line ?? 1;
        problems.push(`${page.split(path.sep).join('/')}:${line}: ${mistake}`);
        return;
      }
      const id = idOf(node)!;
      parent.children.splice(
        parent.children.indexOf(node as RootContent),
        1,
        demoElement(id, demos[id]!),
      );
      hasDemo = true;
    });
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
    if (hasDemo) {
      root.children.unshift(importOfDemo());
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
    const near = nearestNames(id, ids);
    const hint =
      near.length > 0
        ? `Did you mean ${near.join(' or ')}?`
        : 'The ids are in src/features/demos/registry.ts.';
    return `There is no demo "${id}". ${hint}`;
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
