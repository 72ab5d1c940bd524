import React from 'react';
import Link from '@docusaurus/Link';
import CopyCommand from '@site/src/components/CopyCommand';
import styles from './styles.module.css';

export default function Hero() {
  return (
    <section className={styles.hero}>
      <h1>
        Make videos <span className={styles.accent}>in React</span>
      </h1>
      <p className={styles.lead}>
        A video is a component that knows which frame it is on. Write it with the tools you have,
        watch it in the browser, and render it to a file.
      </p>
      <div className={styles.actions}>
        <CopyCommand command="npx create-video@latest" />
        <Link className="button button--primary button--lg" to="/docs/">
          Get started
        </Link>
      </div>
    </section>
  );
}
