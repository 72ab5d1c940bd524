import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import type {PageInfo} from '../lib/page-list';
import type {BuiltPage} from './built-pages';
import type {Pages} from './html-files';
import type {ParsedPage} from './parsed-page';

/** A finished build, as the steps that follow it find it. */
export type PublishedSite = {
  siteDir: string;
  /** Folder of the build. */
  outDir: string;
  baseUrl: string;
  siteConfig: DocusaurusConfig;
  /** Routes with the base URL. */
  routes: string[];
  /** What the content plugins know about the pages. */
  infos: PageInfo[];
  /** Where pages look for the search index, below the base URL, with a slash at the end. */
  searchFolder: string;
  bundler: CurrentBundler;
  /** The site's own loader for TypeScript. */
  jsLoader: RuleSetRule;
  /** The pages as steps have changed them so far. They are read once, and written once. */
  pages: Pages;
  /** Parses a finished HTML file below `outDir`, if no step has done so before. */
  parse: (file: string) => ParsedPage;
  /** The pages that people read, from their final HTML: read at the first call. */
  readPages: () => BuiltPage[];
};

/** What steps hand to each other. */
export type Artifact =
  | 'built pages'
  | 'route table'
  | 'pages in memory'
  | 'pages with their feeds'
  | 'pages with hints'
  | 'pages with shared scripts'
  | 'pages with styles'
  | 'pages with end tags'
  | 'final pages'
  | 'frame'
  | 'moved pages'
  | 'redirects'
  | 'robots.txt'
  | 'headers'
  | 'Markdown'
  | 'downloads'
  | 'code cards'
  | 'docs-mcp'
  | 'skills'
  | 'social images'
  | 'search index'
  | 'error index';

/** What the framework and the bundler have written before the first step. */
export const GIVEN: readonly Artifact[] = ['built pages', 'route table'];

/** One thing that is done to a build, or made from it. */
export type Step = {
  name: string;
  reads: readonly Artifact[];
  writes: readonly Artifact[];
  /** Begins what needs no page, while the bundler still works. */
  prepare?: (site: Pick<PublishedSite, 'siteDir'>) => void;
  run: (site: PublishedSite) => void | Promise<void>;
};

/**
 * Runs steps, each as soon as what it reads is there. Steps that don't read from each other go on side
 * by side while one of them waits for the disk, for the bundler or for a worker.
 *
 * @param given what is there before the first step
 * @param run runs a step
 * @throws what a step throws, or Error for a step that stands before the one that it reads from
 */
export async function runSteps(
  steps: readonly Step[],
  given: readonly Artifact[],
  run: (step: Step) => Promise<void>,
): Promise<void> {
  checkOrder(steps, given);
  const written = new Map<Artifact, Promise<void>>();
  await Promise.all(
    steps.map((step) => {
      const done = Promise.all(step.reads.flatMap((artifact) => written.get(artifact) ?? [])).then(
        () => run(step),
      );
      step.writes.forEach((artifact) => written.set(artifact, done));
      return done;
    }),
  );
}

/**
 * Holds the steps to their order.
 *
 * @param given what is there before the first step
 * @throws Error that names the step that reads what no earlier step wrote
 */
export function checkOrder(steps: readonly Step[], given: readonly Artifact[]): void {
  const there = new Set(given);
  for (const {name, reads, writes} of steps) {
    const missing = reads.find((artifact) => !there.has(artifact));
    if (missing !== undefined) {
      const writer = steps.find((step) => step.writes.includes(missing));
      throw new Error(
        `The step "${name}" of plugins/published reads "${missing}", which no earlier step writes. ${writer ? `Put it after "${writer.name}".` : 'Add the step that writes it.'}`,
      );
    }
    writes.forEach((artifact) => there.add(artifact));
  }
}
