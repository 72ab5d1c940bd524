import React from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import CopyCommand from '@site/src/components/CopyCommand';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import {playerFacts} from '@site/src/data/player-facts';
import CodeExample from '../../features/player/CodeExample';
import Facts from '../../features/player/Facts';
import NextSteps from '../../features/player/NextSteps';
import Playground from '../../features/player/Playground';

const ADDED_KILOBYTES = Math.round(playerFacts.bytesWithCore / 1000);

export default function PlayerPage(): React.ReactNode {
  return (
    <Layout
      title="Remotion Player"
      description="Show your users each edit on the next frame. Embed the Remotion Player in your React app, and try every prop, method and event here first."
    >
      <main>
        <PageHero
          eyebrow="Remotion Player"
          title="Instant video previews in your React app"
          lead={
            <>
              Remotion makes videos from React components, and the Player shows them in your app.
              Your users change the text, the colors or the music, and the next frame has it,
              without a render or an upload. It adds <Link to="#facts">{ADDED_KILOBYTES} kB</Link>.
            </>
          }
        >
          <CopyCommand command="npm i remotion @remotion/player" />
          <Link to="/docs/player/" className="button button--primary">
            Embed the Player
          </Link>
        </PageHero>
        <Section
          id="try"
          title="Change a note and hear it"
          lead="This is the real Player. Move notes, flip switches and copy the code."
          tinted
        >
          <Playground />
        </Section>
        <Section
          id="control"
          title="Build your own controls"
          lead="A ref gives you every method and event listed above. That's all you need for your own buttons, timelines and lessons."
        >
          <CodeExample />
        </Section>
        <Section id="facts" title={`Adds ${ADDED_KILOBYTES} kB to your bundle`} tinted>
          <Facts />
        </Section>
        <Section id="next" title="From the preview to the file">
          <NextSteps />
        </Section>
      </main>
    </Layout>
  );
}
