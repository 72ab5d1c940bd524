import React from 'react';

/** One object for all: for another one React would write the markup anew, and so clear it. */
const AS_SERVED = {__html: ''};

type Props = {
  /** Markup that a `.server` module made. Undefined in browsers, which don't have it. */
  html: string | undefined;
  className?: string;
};

/**
 * A picture that is part of a page's HTML. The markup is made while the site is built, and React
 * leaves it alone in the browser. So the first paint shows it, and the page loads no code for it.
 */
export default function AsServed({html, className}: Props): React.ReactNode {
  return (
    <div
      className={className}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={html === undefined ? AS_SERVED : {__html: html}}
    />
  );
}
