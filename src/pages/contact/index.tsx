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
      description="Reach the people who build Remotion. Report a bug, ask about code or a license, book a call, send a security report or get press files."
    >
      <main>
        <PageHero
          eyebrow="Contact"
          title="Talk to the people who build Remotion"
          lead="Ask about code on GitHub or Discord, where the answer helps the next person too. For licenses, security or the press, email us. You can also book a call."
        />
        <Section id="code" title="Get help with your code">
          <CodeMatters />
        </Section>
        <Section id="business" title="Get help with your business" tinted>
          <BusinessMatters />
        </Section>
      </main>
    </Layout>
  );
}
