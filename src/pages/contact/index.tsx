import React from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import CardGrid, {Card} from '@site/src/components/CardGrid';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import {links} from '@site/src/data/links';

/** An email whose subject is filled in, so that it reaches the right person sooner. */
function Email({subject}: {subject: string}): React.ReactNode {
  return (
    <Link href={`mailto:${links.email}?subject=${encodeURIComponent(subject)}`}>{links.email}</Link>
  );
}

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
          <CardGrid>
            <Card title="A bug">
              <p>
                Search the open issues first. A new one needs your versions and the smallest
                composition that fails.
              </p>
              <ul>
                <li>
                  <Link href={links.newIssue}>Open an issue on GitHub</Link>
                </li>
                <li>
                  <Link to="/docs/support">What to bring</Link>
                </li>
              </ul>
            </Card>
            <Card title="A question about code">
              <p>
                Ask in a public channel. The people who build the toolkit read along, and so do many
                who use it every day.
              </p>
              <ul>
                <li>
                  <Link href={links.chat}>Discord community</Link>
                </li>
                <li>
                  <Link href={links.discussions}>Discussions on GitHub</Link>
                </li>
              </ul>
            </Card>
            <Card title="An idea or a pull request">
              <p>
                Say what you want to make and where the toolkit gets in the way. Talk about large
                changes before you write them.
              </p>
              <ul>
                <li>
                  <Link href={links.repository}>Source on GitHub</Link>
                </li>
              </ul>
            </Card>
            <Card title="A security problem">
              <p>
                Please do not open a public issue. Write an email with the version, the effect and
                the steps that show it.
              </p>
              <ul>
                <li>
                  <Email subject="Security report" />
                </li>
              </ul>
            </Card>
          </CardGrid>
        </Section>
        <Section id="business" title="Your business and ours" tinted>
          <CardGrid>
            <Card title="Licenses and sales">
              <p>
                Prices and the purchase are on remotion.pro, with answers to the usual edge cases.
                For anything else, write, or book a call.
              </p>
              <ul>
                <li>
                  <Link to="/docs/license">Who needs a company license</Link>
                </li>
                <li>
                  <Link href={links.licenseQuestions}>Questions about licenses</Link>
                </li>
                <li>
                  <Link href={links.evaluationCall}>Book an evaluation call</Link>
                </li>
                <li>
                  <Email subject="License" />
                </li>
              </ul>
            </Card>
            <Card title="Somebody to build it for you">
              <p>
                Freelancers and studios who know the toolkit well, with their work. You hire them
                directly.
              </p>
              <ul>
                <li>
                  <Link to="/experts/">Experts</Link>
                </li>
              </ul>
            </Card>
            <Card title="Press and events">
              <p>
                Logos and colors are free to take. For questions and interviews, write an email.
              </p>
              <ul>
                <li>
                  <Link href={links.brand}>Brand files</Link>
                </li>
                <li>
                  <Email subject="Press" />
                </li>
              </ul>
            </Card>
            <Card title="Everything else">
              <p>One address reaches the company. Company: Remotion AG, Zurich, Switzerland.</p>
              <ul>
                <li>
                  <Email subject="Hello" />
                </li>
                <li>
                  <Link to="/docs/investors">Investors</Link>
                </li>
              </ul>
            </Card>
          </CardGrid>
        </Section>
      </main>
    </Layout>
  );
}
