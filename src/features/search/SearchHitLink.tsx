import React from 'react';
import {useHistory} from '@docusaurus/router';
import {isExternal} from './hits';
import type {UrlRules} from './hits';

type Props = {
  url: string;
  rules: UrlRules;
  onFollow?: () => void;
  children: React.ReactNode;
};

/** The part of the router's history that navigation needs. */
export type Navigation = {push: (path: string) => void};

/** Opens an address: within the site if it can, in full if the external pattern matches. */
export function follow(url: string, rules: UrlRules, history: Navigation): void {
  if (isExternal(url, rules) || !url.startsWith('/')) {
    window.location.href = url;
  } else {
    history.push(url);
  }
}

/**
 * A link to a hit. The framework's link would fetch every page that it shows, which are as many as
 * there are hits, after each keystroke; and it opens other hosts in a new tab.
 */
export function SearchHitLink({url, rules, onFollow, children}: Props): React.ReactNode {
  const history = useHistory();
  const onClick = (event: React.MouseEvent) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || wantsNewTab) {
      return;
    }
    event.preventDefault();
    onFollow?.();
    follow(url, rules, history);
  };
  return (
    <a href={url} onClick={onClick}>
      {children}
    </a>
  );
}
