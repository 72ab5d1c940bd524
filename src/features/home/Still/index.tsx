import React from 'react';
import * as server from './frames.server';
import styles from './styles.module.css';

/*
 * The markup is made while the site is built, and React leaves it alone in the browser. So the first
 * paint shows the composition, and the page loads neither the toolkit nor the compositions for it.
 */
const stills: Partial<typeof server.stills> = server.stills ?? {};

/** One object for all: for another one React would write the markup anew, and so clear it. */
const AS_SERVED = {__html: ''};

/** One frame of a composition of this page, as part of the page. */
export default function Still({name}: {name: keyof typeof server.stills}): React.ReactNode {
  return (
    <div
      className={styles.still}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={stills[name] === undefined ? AS_SERVED : {__html: stills[name]}}
    />
  );
}
