import type {FenceMeta} from './fence-meta';
import type {Fence} from './fences';

/** A code block of a page. */
export type Block = {page: string; fence: Fence; meta: FenceMeta};

/** The project as a reader has it at one point of a page. */
export type Layout = {
  /** Files by their path from the root of the project. */
  files: ReadonlyMap<string, Block>;
  /** Which of the page's alternatives it is. Null if the page has no alternatives. */
  project: string | null;
  /** Blocks that a reader copies at this point. */
  current: readonly Block[];
  /** Blocks that were copied earlier, and have to compile with what the page ends with, too. */
  earlier: readonly Block[];
};

/**
 * Lays the blocks of a page out as projects, the way a reader does who copies them in order.
 *
 * - A block whose title is a path is the file at that path. Other blocks belong to no project.
 * - Blocks with `project=name` are that project's alone. Blocks without it are in all projects of
 *   the page.
 * - A second block with the same path is a later state of the file. Each state compiles with the
 *   other files as they are at that point of the page; a file that comes further down counts from
 *   the start. The last states have to compile together, too.
 * - A block with an intended error compiles in its place, but nobody keeps it: other files see
 *   another state of it, if there is one.
 *
 * A partial counts as a page of its own.
 *
 * @param blocks those of one page, in order
 */
export const layOut = (blocks: Block[]): Layout[] => {
  const files = blocks.filter(({meta}) => meta.path !== null);
  if (files.length === 0) {
    return [];
  }
  const names = new Set(files.flatMap(({meta}) => meta.project ?? []));
  const projects = names.size > 0 ? [...names] : [null];
  return projects.flatMap((project) =>
    layOutProject(
      files.filter(({meta}) => meta.project === null || meta.project === project),
      project,
    ),
  );
};

type Files = Map<string, Block>;

const layOutProject = (blocks: Block[], project: string | null): Layout[] => {
  const paths = [...new Set(blocks.map(pathOf))];
  const filesAt = (line: number): Files =>
    new Map(paths.flatMap((path) => stateAt(blocks, path, line).map((block) => [path, block])));
  const layouts = new Map<string, Layout & {current: Block[]}>();
  const layoutWith = (files: Files) => {
    const key = [...files.values()].map(({fence}) => fence.line).join();
    const layout = layouts.get(key) ?? {files, project, current: [], earlier: []};
    layouts.set(key, layout);
    return layout;
  };
  for (const block of blocks) {
    layoutWith(filesAt(block.fence.line).set(pathOf(block), block)).current.push(block);
  }
  const last = layoutWith(filesAt(Infinity));
  last.earlier = [...last.files.values()].filter((block) => !last.current.includes(block));
  return [...layouts.values()];
};

const pathOf = ({meta}: Block): string => meta.path ?? '';

/** The block with the state of a file that a reader has at a line of the page, as a list of one. */
const stateAt = (blocks: Block[], path: string, line: number): Block[] => {
  const states = blocks.filter((block) => pathOf(block) === path);
  const kept = states.filter(({meta}) => meta.expectedErrors.length === 0);
  const candidates = kept.length > 0 ? kept : states;
  const before = candidates.filter(({fence}) => fence.line <= line);
  return before.length > 0 ? before.slice(-1) : candidates.slice(0, 1);
};
