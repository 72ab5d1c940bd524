import React from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import WhoMakesIt from '../../features/about/WhoMakesIt';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import {links} from '@site/src/data/links';
import Milestones from '../../features/about/Milestones';

export default function About(): React.ReactNode {
  return (
    <Layout
      title="About Remotion"
      description="Remotion AG in Zurich builds the toolkit for making videos in React. Meet the company, see who pays for it, and read every line of its source code."
    >
      <main>
        <PageHero
          eyebrow="About"
          title="The company behind video in React"
          lead="Remotion AG in Zurich, Switzerland, builds the toolkit for making videos in React, in public. Larger companies pay for it, and everyone else uses it for free."
          proof={['renders', 'threads']}
        >
          <Link className="button button--primary" href={links.repository}>
            Read the source
          </Link>
          <Link className="button button--secondary" to="/contact/">
            Talk to us
          </Link>
        </PageHero>
        <Section id="who" title="Who makes it, and who pays for it">
          <WhoMakesIt />
        </Section>
        <Section
          id="milestones"
          title="How we got here"
          lead="Each date is the day of the announcement. Follow a link for the whole story."
          tinted
        >
          <Milestones />
        </Section>
      </main>
    </Layout>
  );
}
