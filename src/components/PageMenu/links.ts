import {assistants} from '@site/src/data/assistants';
import {links} from '@site/src/data/links';

/** A page as its readers tell others about it. */
export type SharedPage = {
  title: string;
  /** Absolute address. */
  url: string;
  /** Version of the toolkit that the page describes. */
  version: string;
};

/** Opens an assistant with the request to read a page. */
export function assistantLinks(markdownUrl: string): {name: string; href: string}[] {
  const question = `Read ${markdownUrl}, then answer my questions about it.`;
  return assistants.map(({name, ask}) => ({name, href: ask + encodeURIComponent(question)}));
}

/** Opens an issue that says which page it is about. */
export function reportLink({title, url, version}: SharedPage): string {
  return withQuery(links.newIssue, {
    title: `Documentation: ${title}`,
    body: `Page: ${url}\nVersion: ${version}\n\nWhat is wrong or missing:\n\n`,
  });
}

/** Opens a discussion that says whether a page helped. */
export function feedbackLink({title, url, version}: SharedPage, isHelpful: boolean): string {
  return withQuery(links.newDiscussion, {
    category: 'general',
    title: `Feedback: ${title}`,
    body: `Page: ${url}\nVersion: ${version}\nHelpful: ${isHelpful ? 'yes' : 'no'}\n\n${
      isHelpful ? 'What helped:' : 'What was missing:'
    }\n\n`,
  });
}

function withQuery(address: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${address}?${query.join('&')}`;
}
