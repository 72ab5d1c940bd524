import React from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import CopyCommand from '@site/src/components/CopyCommand';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import CodeExample from '../../features/player/CodeExample';
import Facts from '../../features/player/Facts';
import NextSteps from '../../features/player/NextSteps';
import Playground from '../../features/player/Playground';

export default function PlayerPage(): React.ReactNode {
  return (
    <Layout
      title="Remotion Player"
      description="Put a Remotion composition into any React app and change its props while it plays. Try each prop, event and method of the Player here."
    >
      <main>
        <PageHero
          eyebrow="Remotion Player"
          title="Your video, inside your app"
          lead="The Player shows a composition in any React app. Nothing is encoded: the browser draws each frame, so that a change of props is seen and heard at once."
        >
          <CopyCommand command="npm i remotion @remotion/player" />
          <Link to="/docs/player/" className="button button--primary">
            Read the documentation
          </Link>
        </PageHero>
        <Section
          id="try"
          title="Try it"
          lead="This is the package itself. Move the notes, flip the switches, and take the code with you."
          tinted
        >
          <Playground />
        </Section>
        <Section
          id="control"
          title="Build your own interface around it"
          lead="A ref gives you every method and event of the list above. Buttons, timelines and lessons of your own need no more than that."
        >
          <CodeExample />
        </Section>
        <Section id="facts" title="What it weighs, and where it runs" tinted>
          <Facts />
        </Section>
        <Section id="next" title="From the player to the file">
          <NextSteps />
        </Section>
      </main>
    </Layout>
  );
}
