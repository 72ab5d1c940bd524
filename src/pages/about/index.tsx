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
      description="Who is behind Remotion: a company in Zurich that develops a toolkit for videos in React, in public, paid for by the companies that use it."
    >
      <main>
        <PageHero
          eyebrow="About"
          title="Videos are code, and the code is public"
          lead="Remotion is a toolkit for making videos in React. It is developed by Remotion AG in Zurich, Switzerland, and by those who send their changes."
        >
          <Link className="button button--primary" href={links.repository}>
            Read the source
          </Link>
          <Link className="button button--secondary" to="/contact/">
            Get in touch
          </Link>
        </PageHero>
        <Section id="who" title="Who makes it, and who pays for it">
          <WhoMakesIt />
        </Section>
        <Section
          id="milestones"
          title="The way here"
          lead="Dates are those of the announcements."
          tinted
        >
          <Milestones />
        </Section>
      </main>
    </Layout>
  );
}
