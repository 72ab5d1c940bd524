import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** What Docusaurus does to a page before parsing it: `## Title {#id}` and `:::note Title` are not MDX. */
export function prepareMdx(content: string): string {
  return admonitionTitleToDirectiveLabel(
    escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(content)),
    ADMONITIONS,
  );
}
