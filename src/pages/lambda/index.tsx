import React from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import CopyCommand from '@site/src/components/CopyCommand';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import {lambdaFacts} from '@site/src/data/lambda-facts';
import Calculator from '../../features/lambda/Calculator';
import Diagram from '../../features/lambda/Diagram';
import Examples from '../../features/lambda/Examples';
import Limits from '../../features/lambda/Limits';
import Regions from '../../features/lambda/Regions';
import SetUp from '../../features/lambda/SetUp';

export default function LambdaPage(): React.ReactNode {
  return (
    <Layout
      title="Remotion Lambda"
      description="Render videos on AWS Lambda: many functions draw parts of a video at the same time. How it works, what it costs, where it runs and how to set it up."
    >
      <main>
        <PageHero
          eyebrow="Remotion Lambda"
          title="Many functions, one video"
          lead="A render is split over functions in your own AWS account that draw at the same time. You pay AWS for the seconds that they run, and nothing between renders."
        >
          <CopyCommand command="npx remotion add @remotion/lambda" />
          <Link className="button button--primary" to="#price">
            What it costs
          </Link>
        </PageHero>
        <Section
          id="how"
          title="How a render is distributed"
          lead="Six steps, slower than they are. Choose a step, or move through the animation."
          tinted
        >
          <Diagram />
        </Section>
        <Section
          id="price"
          title="What it takes, and what it costs"
          lead="Set what you know of your video. The price is the one that the package computes; the time follows from how long a frame takes."
        >
          <Calculator />
          <Examples />
        </Section>
        <Section id="limits" title="Limits" tinted>
          <Limits />
        </Section>
        <Section
          id="regions"
          title="Regions"
          lead={`It runs in ${lambdaFacts.regions.length} regions of AWS. Choose one near the files that your video loads.`}
        >
          <Regions />
        </Section>
        <Section id="set-up" title="Set it up" tinted>
          <SetUp />
        </Section>
      </main>
    </Layout>
  );
}
