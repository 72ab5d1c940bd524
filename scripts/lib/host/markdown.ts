/**
 * Whether an answer should be Markdown, for tools that ask a page's address for it. Browsers never
 * name it. deploy/nginx.conf has the same two patterns, and tests/content/deploy.spec.ts compares
 * them.
 *
 * @param accept the `Accept` header of a request
 */
export const prefersMarkdown = (accept: string): boolean =>
  NAMES_MARKDOWN.test(accept) && !WANTS_IT_LESS.test(accept);

/** A media type that is named without a weight has the highest. */
const NAMES_MARKDOWN = /text\/markdown/i;

/** Not at all, or with a weight beside HTML. */
const WANTS_IT_LESS =
  /text\/markdown\s*;\s*q=0(?:\.0*)?\s*(?:,|$)|text\/html.*text\/markdown\s*;\s*q=0|text\/markdown\s*;\s*q=0.*text\/html/i;
