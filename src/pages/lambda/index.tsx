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
      description="Render hours of video in minutes on your own AWS account. See how Remotion Lambda splits a render, what yours costs, and how to set it up."
    >
      <main>
        <PageHero
          eyebrow="Remotion Lambda"
          title="Render hours of video in minutes"
          lead={`Remotion turns React code into video. On Lambda, it splits the work across up to ${lambdaFacts.maxFunctionsPerRender} functions in your own AWS account. You have no servers to run, and you pay AWS for the seconds your functions work.`}
          proof={['two-hours-on-lambda']}
        >
          <CopyCommand command="npx remotion add @remotion/lambda" />
          <Link className="button button--primary" to="#price">
            Calculate your price
          </Link>
        </PageHero>
        <Section
          id="how"
          title="How your render gets split"
          lead="The six steps in slow motion. Pick a step, or scrub through the animation."
          tinted
        >
          <Diagram />
        </Section>
        <Section
          id="price"
          title="See what your video takes and costs"
          lead="Enter what you know about your video. The price comes from the package's own estimatePrice(). The time depends on how long one frame takes."
        >
          <Calculator />
          <Examples />
        </Section>
        <Section id="limits" title="How far it scales" tinted>
          <Limits />
        </Section>
        <Section
          id="regions"
          title="Where you can render"
          lead={`Render in any of ${lambdaFacts.regions.length} AWS regions. Pick one close to the files your video loads.`}
        >
          <Regions />
        </Section>
        <Section id="set-up" title="Render your first video on Lambda" tinted>
          <SetUp />
        </Section>
      </main>
    </Layout>
  );
}
