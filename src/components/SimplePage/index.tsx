import React from 'react';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

type Props = {title: string; description: string; children: React.ReactNode};

/** A page of text outside the docs: a heading, one sentence that says what it is, and its content. */
export default function SimplePage({title, description, children}: Props): React.ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        <header>
          <h1>{title}</h1>
          <p className={styles.lead}>{description}</p>
        </header>
        <div className="markdown">{children}</div>
      </main>
    </Layout>
  );
}
