import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid, {Card} from '@site/src/components/CardGrid';
import {links} from '@site/src/data/links';
import Email from './Email';

/** Whom to tell of a bug, a question, a change or a security problem. */
export default function CodeMatters(): React.ReactNode {
  return (
    <CardGrid>
      <Card title="A bug">
        <p>
          Search the open issues first. A new one needs your versions and the smallest composition
          that fails.
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
          Ask in a public channel. The people who build the toolkit read along, and so do many who
          use it every day.
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
          Say what you want to make and where the toolkit gets in the way. Talk about large changes
          before you write them.
        </p>
        <ul>
          <li>
            <Link href={links.repository}>Source on GitHub</Link>
          </li>
        </ul>
      </Card>
      <Card title="A security problem">
        <p>
          Please do not open a public issue. Write an email with the version, the effect and the
          steps that show it.
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
