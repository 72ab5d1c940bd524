import React from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {EmbeddedConversation} from '@site/src/features/ask/conversation/OwnPage';
import {useIsAnswering} from '@site/src/features/ask/useIsAnswering';
import SearchForm from '@site/src/features/search/SearchForm';
import styles from './styles.module.css';

/** The page that asks, without the site around it, for an iframe. Links open outside the frame. */
export default function AskAiEmbed(): React.ReactNode {
  const isAnswering = useIsAnswering();
  return (
    <main className={styles.page}>
      <PageMetadata
        title="Ask about Remotion"
        description="Questions about Remotion, answered with passages of the documentation, to be shown in a frame on another page."
      />
      <Head>
        <meta name="robots" content="noindex" />
        <base target="_top" />
      </Head>
      <h1>Ask about Remotion</h1>
      {isAnswering ? (
        <EmbeddedConversation />
      ) : (
        <SearchForm label="Search the documentation" placeholder="Search docs" />
      )}
    </main>
  );
}
