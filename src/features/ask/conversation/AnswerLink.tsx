import React, {createContext, useContext} from 'react';
import {useHistory} from '@docusaurus/router';

/** Called when a reader follows a link within the site; `null` lets the browser open it. */
export const FollowContext = createContext<(() => void) | null>(null);

type Props = {
  href: string;
  isExternal?: boolean;
  className?: string;
  children: React.ReactNode;
};

/**
 * A link in an answer. Nothing is fetched before a reader follows it, which the framework's link
 * would do: whoever asks must not be able to make the browser fetch.
 */
export function AnswerLink({href, isExternal, className, children}: Props): React.ReactNode {
  const onFollow = useContext(FollowContext);
  const history = useHistory();
  if (isExternal) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const onClick = (event: React.MouseEvent) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (onFollow && event.button === 0 && !wantsNewTab) {
      event.preventDefault();
      onFollow();
      history.push(href);
    }
  };
  return (
    <a href={href} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
