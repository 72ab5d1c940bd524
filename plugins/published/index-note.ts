import type {HtmlTags} from '@docusaurus/types';

/** Out of sight, and still in the text of a page for tools that drop what is `hidden`. */
const OUT_OF_SIGHT = 'position:absolute;clip-path:inset(50%)';

/**
 * Where tools that read a page's HTML find the Markdown: a link in the head, and a sentence at the
 * start, since most of them keep only text. Readers don't see it, and screen readers skip it.
 *
 * @param baseUrl path below which the site is served, with slashes at both ends
 */
export const indexNote = (baseUrl: string): {headTags: HtmlTags; preBodyTags: HtmlTags} => ({
  headTags: [{tagName: 'link', attributes: {rel: 'llms-txt', href: `${baseUrl}llms.txt`}}],
  preBodyTags: [
    {
      tagName: 'div',
      attributes: {'aria-hidden': 'true', style: OUT_OF_SIGHT},
      innerHTML: `For AI agents: all pages are listed in ${baseUrl}llms.txt. Add .md to a page's URL for its Markdown.`,
    },
  ],
});
