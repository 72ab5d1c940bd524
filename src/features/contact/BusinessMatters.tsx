import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid, {Card} from '@site/src/components/CardGrid';
import {links} from '@site/src/data/links';
import Email from './Email';

/** Whom to ask about licenses, help, the press and everything else. */
export default function BusinessMatters(): React.ReactNode {
  return (
    <CardGrid>
      <Card title="Licenses and sales">
        <p>
          Prices and the purchase are on remotion.pro, with answers to the usual edge cases. For
          anything else, write, or book a call.
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
        <p>Logos and colors are free to take. For questions and interviews, write an email.</p>
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
  );
}
