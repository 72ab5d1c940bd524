import React from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {PageConversation} from '@site/src/features/ask/conversation/OwnPage';
import CardGrid, {Card} from '@site/src/components/CardGrid';
import PageHero from '@site/src/components/PageHero';
import {useIsAnswering} from '@site/src/features/ask/useIsAnswering';
import SearchForm from '@site/src/features/search/SearchForm';
import Section from '@site/src/components/Section';
import {links} from '@site/src/data/links';

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
          <CardGrid>
            <Card title="Rules to paste">
              <p>
                A prompt that tells a language model how compositions, frames and sequences work.
              </p>
              <p>
                <Link to="/docs/ai/system-prompt">System prompt</Link>
              </p>
            </Card>
            <Card title="Documentation as a tool">
              <p>
                A server for the Model Context Protocol gives assistants a way to look things up:{' '}
                <code>npx @remotion/mcp@latest</code>
              </p>
              <p>
                <Link to="/docs/ai/mcp">Model Context Protocol</Link>
              </p>
            </Card>
            <Card title="Videos from prompts">
              <p>How to let a model write a composition, check its code, and show it at once.</p>
              <p>
                <Link to="/docs/ai/generate">Generate code</Link>
              </p>
            </Card>
          </CardGrid>
        </Section>
        <Section id="people" title="Ask a person">
          <p>
            Some questions need somebody who has done it before. The{' '}
            <Link href={links.chat}>Discord community</Link> answers questions about code, and{' '}
            <Link to="/experts/">experts</Link> build with you or for you. A bug belongs into an{' '}
            <Link href={links.newIssue}>issue</Link>.
          </p>
        </Section>
      </main>
    </Layout>
  );
}
