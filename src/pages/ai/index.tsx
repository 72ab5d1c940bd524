import React from 'react';
import Layout from '@theme/Layout';
import {PageConversation} from '@site/src/features/ask/conversation/OwnPage';
import Assistants from '../../features/ai/Assistants';
import PageHero from '@site/src/components/PageHero';
import {useIsAnswering} from '@site/src/features/ask/useIsAnswering';
import SearchForm from '@site/src/features/search/SearchForm';
import Section from '@site/src/components/Section';
import People from '../../features/ai/People';

export default function AskAi(): React.ReactNode {
  const isAnswering = useIsAnswering();
  return (
    <Layout
      title="Ask about Remotion"
      description="Ask the Remotion docs in your own words and get the passages that answer you. Then give your coding assistant the same docs and rules."
    >
      <main>
        <PageHero
          isStacked
          eyebrow="Ask"
          title="Ask the docs in your own words"
          lead="Type a question, an API name or an error message. You get the passages that answer it, and each one links to its page."
        >
          {isAnswering ? (
            <PageConversation />
          ) : (
            <SearchForm
              label="Search the documentation"
              placeholder="How do I make text fade in?"
            />
          )}
        </PageHero>
        <Section
          id="assistants"
          title="Teach your coding assistant Remotion"
          lead="Give your assistant Remotion's rules and docs, so it doesn't have to guess. These pages are written for it, and for you."
          tinted
        >
          <Assistants />
        </Section>
        <Section id="people" title="Ask a person">
          <People />
        </Section>
      </main>
    </Layout>
  );
}
