import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid, {Card} from '@site/src/components/CardGrid';
import {links} from '@site/src/data/links';
import Email from './Email';

/** Whom to ask about licenses, help, the press and everything else. */
export default function BusinessMatters(): React.ReactNode {
  return (
    <CardGrid>
      <Card title="Buy a license">
        <p>
          See prices, buy a license and read answers to common edge cases on remotion.pro. For
          anything else, email us or book a call.
        </p>
        <ul>
          <li>
            <Link to="/docs/license">See who needs a company license</Link>
          </li>
          <li>
            <Link href={links.licenseQuestions}>Read the license FAQ</Link>
          </li>
          <li>
            <Link href={links.evaluationCall}>Book an evaluation call</Link>
          </li>
          <li>
            <Email subject="License" />
          </li>
        </ul>
      </Card>
      <Card title="Hire someone to build it">
        <p>
          Find freelancers and studios who know Remotion, and look at what they've built. You hire
          them directly.
        </p>
        <ul>
          <li>
            <Link to="/experts/">Find an expert</Link>
          </li>
        </ul>
      </Card>
      <Card title="Write about us">
        <p>Take our logos and colors. For questions and interviews, email us.</p>
        <ul>
          <li>
            <Link href={links.brand}>Get the brand files</Link>
          </li>
          <li>
            <Email subject="Press" />
          </li>
        </ul>
      </Card>
      <Card title="Ask anything else">
        <p>One email address reaches all of us at Remotion AG in Zurich, Switzerland.</p>
        <ul>
          <li>
            <Email subject="Hello" />
          </li>
          <li>
            <Link to="/docs/investors">Read about our investors</Link>
          </li>
        </ul>
      </Card>
    </CardGrid>
  );
}
