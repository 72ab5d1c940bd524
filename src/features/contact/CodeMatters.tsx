import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid, {Card} from '@site/src/components/CardGrid';
import {links} from '@site/src/data/links';
import Email from './Email';

/** Whom to tell of a bug, a question, a change or a security problem. */
export default function CodeMatters(): React.ReactNode {
  return (
    <CardGrid>
      <Card title="Report a bug">
        <p>
          Search the open issues first. If yours is new, send your versions and the smallest
          composition that fails.
        </p>
        <ul>
          <li>
            <Link href={links.newIssue}>Open an issue on GitHub</Link>
          </li>
          <li>
            <Link to="/docs/support">See what to include</Link>
          </li>
        </ul>
      </Card>
      <Card title="Ask about code">
        <p>
          Ask in a public channel. The people who build Remotion read along, and so do many who use
          it every day.
        </p>
        <ul>
          <li>
            <Link href={links.chat}>Ask on Discord</Link>
          </li>
          <li>
            <Link href={links.discussions}>Start a GitHub discussion</Link>
          </li>
        </ul>
      </Card>
      <Card title="Suggest a change">
        <p>
          Tell us what you want to make and where Remotion gets in the way. Discuss large changes
          before you write them.
        </p>
        <ul>
          <li>
            <Link href={links.repository}>Read the source on GitHub</Link>
          </li>
        </ul>
      </Card>
      <Card title="Report a security problem">
        <p>
          Please don't open a public issue. Email us the version, the effect and the steps to
          reproduce it.
        </p>
        <ul>
          <li>
            <Email subject="Security report" />
          </li>
        </ul>
      </Card>
    </CardGrid>
  );
}
