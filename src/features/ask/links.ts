import {sitePath} from '../../lib/site-path';

/** Where a link in an answer leads: within this site, or to another host. */
export type SafeLink = {href: string; isExternal: boolean};

/**
 * Lets a link through if it leads to this site or to an https address.
 *
 * @param href as it stands in the answer; a bare anchor belongs to `pageUrl`
 * @param siteUrl origin of this site as it is published
 * @returns `null` for everything else: the text of the link stays, without a link
 */
export function safeLink(href: string, pageUrl: string, siteUrl: string): SafeLink | null {
  const base = new URL(pageUrl || '/', siteUrl);
  if (!href || !URL.canParse(href, base)) {
    return null;
  }
  const url = new URL(href, base);
  if (url.username || url.password) {
    return null;
  }
  const path = url.origin === new URL(siteUrl).origin ? sitePath(url) : null;
  if (path !== null) {
    return {href: path, isExternal: false};
  }
  return url.protocol === 'https:' ? {href: url.href, isExternal: true} : null;
}
