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
      description="Find an answer in the documentation of Remotion in your own words, and bring what it says to the coding assistant that you work with."
    >
      <main>
        <PageHero
          isStacked
          eyebrow="Ask"
          title="What do you want to make?"
          lead="Write a question, a name or an error message. The whole documentation is read, and the passages that answer it are shown with their pages."
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
          title="For your coding assistant"
          lead="Assistants write better videos when they know the toolkit's rules. These pages are made for them, and for you who brief them."
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
