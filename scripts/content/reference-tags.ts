import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import apiReference from '../../plugins/remark/api-reference';
import type {PluginOptions} from '../../plugins/remark/api-reference';
import {prepareMdx} from '../../plugins/remark/api-reference/prepare-mdx';
import type {Problem} from './problems';

/** A page that a plugin may refuse: its path from the site's folder, and its text. */
export type TaggedPage = {file: string; text: string};

const TAG = /<(Signature|Prop|PropTable|Returns|Since|Compatibility|Install|Option|Exports)\b/g;

/**
 * Compiles the pages as the build does, as far as the reference tags are concerned.
 *
 * @returns how many tags were expanded, and one problem for each that is wrong
 */
export const checkReferenceTags = async (
  pages: TaggedPage[],
  options: PluginOptions,
): Promise<{tags: number; problems: Problem[]}> => {
  const processor = await createProcessorUncached({
    options: {
      admonitions: true,
      beforeDefaultRemarkPlugins: [[apiReference, options]],
      siteDir: options.siteDir,
      staticDirs: [path.join(options.siteDir, 'static')],
      resolveMarkdownLink: ({linkPathname}: {linkPathname: string}) => linkPathname,
      markdownConfig: {
        mermaid: false,
        emoji: true,
        mdx1Compat: {comments: true, admonitions: true, headingIds: true},
        anchors: {maintainCase: false},
        hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
        remarkRehypeOptions: {},
      },
    } as unknown as Parameters<typeof createProcessorUncached>[0]['options'],
    format: 'mdx',
  });

  const problems: Problem[] = [];
  let tags = 0;
  for (const {file, text} of pages) {
    const filePath = path.join(options.siteDir, file);
    tags += text.match(TAG)?.length ?? 0;
    try {
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: text});
      await processor.process({
        content: prepareMdx(text),
        filePath,
        frontMatter,
        compilerName: 'client',
      });
    } catch (error) {
      problems.push(...problemsOf(file, error));
    }
  }
  return {tags, problems};
};

/** One problem for each line `file:line: message`; anything else is one at the top of the page. */
const problemsOf = (file: string, error: unknown): Problem[] => {
  const text = [error, (error as Error).cause]
    .map((each) => (each instanceof Error ? each.message : ''))
    .join('\n');
  const located = [...text.matchAll(/^(?:Error: )?(\S+\.mdx?):(\d+): (.+)$/gm)].map(
    ([, found = file, line, message = '']) => ({file: found, line: Number(line), message}),
  );
  return located.length > 0 ? located : [{file, line: 1, message: text.trim()}];
};
