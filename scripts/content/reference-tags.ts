import path from 'node:path';
import apiReference from '../../plugins/remark/api-reference';
import type {PluginOptions} from '../../plugins/remark/api-reference';
import {mdxCompiler} from './mdx-compiler';
import type {Problem} from './problems';

/** A page that a plugin may refuse: its path from the site's folder, and its text. */
export type TaggedPage = {file: string; text: string};

const TAG = /<(Signature|Prop|PropTable|Returns|Compatibility|Install|Option|Exports)\b/g;

/**
 * Compiles the pages as the build does, as far as the reference tags are concerned.
 *
 * @returns how many tags were expanded, and one problem for each that is wrong
 */
export const checkReferenceTags = async (
  pages: TaggedPage[],
  options: PluginOptions,
): Promise<{tags: number; problems: Problem[]}> => {
  const {siteDir} = options;
  const compile = await mdxCompiler({
    siteDir,
    staticDirs: [path.join(siteDir, 'static')],
    beforeDefaultRemarkPlugins: [[apiReference, options]],
    onBroken: 'ignore',
  });
  const problems: Problem[] = [];
  let tags = 0;
  for (const {file, text} of pages) {
    tags += text.match(TAG)?.length ?? 0;
    try {
      await compile(file, text);
    } catch (error) {
      problems.push(...problemsOf(file, error));
    }
  }
  return {tags, problems};
};

/** One problem for each line `file:line: message`; anything else is one at the top of the page. */
const problemsOf = (file: string, error: unknown): Problem[] => {
  const text = [error, error instanceof Error ? error.cause : null]
    .map((each) => (each instanceof Error ? each.message : ''))
    .join('\n');
  const located = [...text.matchAll(/^(?:Error: )?(\S+\.(?:mdx?|tsv)):(\d+): (.+)$/gm)].map(
    ([, found = file, line, message = '']) => ({file: found, line: Number(line), message}),
  );
  return located.length > 0 ? located : [{file, line: 1, message: text.trim()}];
};
