import React from 'react';
import Layout from '@theme/Layout';
import BusinessMatters from '../../features/contact/BusinessMatters';
import CodeMatters from '../../features/contact/CodeMatters';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';

export default function Contact(): React.ReactNode {
  return (
    <Layout
      title="Contact"
      description="How to reach the people behind Remotion: for a bug, a question, a license, a security report or the press. Pick the way that fits."
    >
      <main>
        <PageHero
          eyebrow="Contact"
          title="Pick the way that fits"
          lead="Each question has a place where somebody can answer it. Public places come first: an answer there helps the next person too."
        />
        <Section id="code" title="Your code and ours">
          <CodeMatters />
        </Section>
        <Section id="business" title="Your business and ours" tinted>
          <BusinessMatters />
        </Section>
      </main>
    </Layout>
  );
}
