import React from 'react';
import Link from '@docusaurus/Link';
import {links} from '../../data/links';
import styles from './styles.module.css';

type Props = {
  /** What doesn't work, as the subject of a sentence. */
  what: string;
  /** Classes of the elements that do nothing without JavaScript. */
  hides: (string | undefined)[];
};

/** Says to readers without JavaScript what is missing and where to go, and hides what is dead. */
export function WithoutScript({what, hides}: Props): React.ReactNode {
  return (
    <noscript>
      <style>{hides.map((name) => `.${name}{display:none!important}`).join('')}</style>
      <p className={styles.withoutScript}>
        {what} needs JavaScript, which is off in this browser. You can still browse the{' '}
        <Link to="/docs/">documentation</Link> and the <Link to="/docs/api">API reference</Link>, or
        ask in the <Link href={links.chat}>Discord community</Link>.
      </p>
    </noscript>
  );
}
