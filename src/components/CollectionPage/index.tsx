import React from 'react';
import CardGrid from '@site/src/components/CardGrid';
import Layout from '@theme/Layout';
import PageHero from '@site/src/components/PageHero';
import styles from './styles.module.css';

type Props = {
  /** What the page lists, in a word. */
  title: string;
  /** What readers get here. It's the only h1. */
  heading: string;
  /** Under the heading. */
  lead: string;
  /** For search engines. */
  description: string;
  /** Buttons under the lead. */
  actions?: React.ReactNode;
  /** What moves beside the heading. */
  picture?: React.ReactNode;
  children: React.ReactNode;
};

/** A page that lists things: a heading, what they are, and room for a grid of cards. */
export default function CollectionPage({
  title,
  heading,
  lead,
  description,
  actions,
  picture,
  children,
}: Props): React.ReactNode {
  return (
    <Layout title={title} description={description}>
      <main>
        <PageHero eyebrow={title} title={heading} lead={lead} picture={picture}>
          {actions}
        </PageHero>
        <div className={styles.body}>{children}</div>
      </main>
    </Layout>
  );
}

/** Cards that filters have left, or a sentence in their place when there are none. */
export function Cards({
  label,
  nothingLeft,
  children,
}: {
  label: string;
  nothingLeft: string;
  children: React.ReactNode[];
}): React.ReactNode {
  return children.length > 0 ? (
    <CardGrid label={label}>{children}</CardGrid>
  ) : (
    <p className={styles.nothing}>{nothingLeft}</p>
  );
}

/** A call to the reader under the list. */
export function Closing({
  title,
  children,
}: {
  title: string;
  children: React.ReactNode;
}): React.ReactNode {
  return (
    <section className={styles.closing}>
      <h2>{title}</h2>
      <div className="markdown">{children}</div>
    </section>
  );
}
