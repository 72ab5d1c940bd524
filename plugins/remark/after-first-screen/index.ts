import type {Root, RootContent} from 'mdast';
import {block, importDefault} from '../lib/jsx';
import {sitePath} from '../lib/source-file';

export type PluginOptions = {
  /** Module whose default export shows its children after the first screen. */
  component: string;
  siteDir: string;
};

/** Name of the component in the page. No writer's import is called like this. */
const COMPONENT = 'AfterFirstScreen';

/** A page that is shorter is rendered whole: it gains too little. */
const LEAST_REST = 6;

/** What a page begins with, in blocks, when no second section begins earlier. */
const MOST_FIRST = 12;

/**
 * Remark plugin: wraps what stands below the first screen of a page into a component that renders
 * it a moment later, when a reader comes from another page. Shared texts stay as they are, because
 * the page they stand in is wrapped.
 */
export default function afterFirstScreen({component, siteDir}: PluginOptions) {
  return (root: Root, file: {path: string}): void => {
    const folders = sitePath(siteDir, file.path).split('/');
    const start = startOfRest(root.children);
    if (start === -1 || folders.some((part) => part.startsWith('_'))) {
      return;
    }
    const rest = root.children.slice(start);
    // Imports and exports belong to the module, not to an element.
    root.children = [
      importDefault(COMPONENT, component),
      ...root.children.slice(0, start),
      ...rest.filter(isModuleCode),
      block(
        COMPONENT,
        {},
        rest.filter((node) => !isModuleCode(node)),
      ),
    ];
  };
}

const isModuleCode = ({type}: RootContent): boolean => type === 'mdxjsEsm';

/**
 * Index of the first block that can wait: the second section, or what follows the first blocks.
 *
 * @returns -1 if so little would wait that the page is rendered whole
 */
function startOfRest(nodes: RootContent[]): number {
  const shown = nodes.flatMap((node, index) => (isModuleCode(node) ? [] : [index]));
  const sections = shown.filter((index) => {
    const node = nodes[index];
    return node?.type === 'heading' && node.depth === 2;
  });
  const start = Math.min(sections[1] ?? Infinity, shown[MOST_FIRST] ?? Infinity);
  return shown.filter((index) => index >= start).length < LEAST_REST ? -1 : start;
}
