import React from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchForm from '@site/src/components/SearchForm';
import {links} from '@site/src/data/links';
import styles from './styles.module.css';

/** The page that asks, without the site around it, for an iframe. Links open outside the frame. */
export default function AskAiEmbed(): React.ReactNode {
  return (
    <main className={styles.page}>
      <PageMetadata
        title="Ask about Remotion"
        description="A search field for the documentation of Remotion, to be shown in a frame on another page."
      />
      <Head>
        <meta name="robots" content="noindex" />
        <base target="_top" />
      </Head>
      <h1>Ask about Remotion</h1>
      <SearchForm label="Search the documentation" placeholder="Search docs" />
      <p>
        Answers open on the website. You can also{' '}
        <a href={links.chat} rel="noopener noreferrer">
          ask the community
        </a>{' '}
        or <a href={useBaseUrl('/docs/')}>start with the documentation</a>.
      </p>
    </main>
  );
}
