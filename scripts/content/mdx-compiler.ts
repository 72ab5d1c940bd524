import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {prepareMdx} from '../../plugins/remark/api-reference/prepare-mdx';

type Options = Parameters<typeof createProcessorUncached>[0]['options'];

/** The folder of the site, and whatever else differs from a page of a site without plugins. */
export type MdxSettings = Partial<Omit<Options, 'markdownConfig'>> & {
  siteDir: string;
  /** A module unless it says otherwise: the body of a function that returns one. */
  outputFormat?: 'function-body';
  /** What a link or a picture without a target does. */
  onBroken?: 'ignore' | 'throw';
};

/**
 * Sets up Docusaurus' own processor, with the Markdown settings of this site.
 *
 * @returns compiles a page, from its path in the site's folder and its text, to JavaScript; rejects
 * when the page is no MDX, or when a plugin refuses it
 */
export async function mdxCompiler({
  onBroken = 'throw',
  ...settings
}: MdxSettings): Promise<(file: string, text: string) => Promise<string>> {
  const options: Options = {
    admonitions: true,
    staticDirs: [],
    resolveMarkdownLink: ({linkPathname}) => linkPathname,
    ...settings,
    markdownConfig: {
      format: 'mdx',
      parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      mermaid: false,
      emoji: true,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      hooks: {onBrokenMarkdownLinks: onBroken, onBrokenMarkdownImages: onBroken},
      remarkRehypeOptions: {},
    },
  };
  const processor = await createProcessorUncached({options, format: 'mdx'});
  return async (file, text) => {
    const filePath = path.join(settings.siteDir, file);
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: text});
    const page = {
      content: prepareMdx(text),
      filePath,
      frontMatter,
      compilerName: 'client',
    } as const;
    return (await processor.process(page)).content;
  };
}
