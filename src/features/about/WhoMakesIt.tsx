import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid, {Card} from '@site/src/components/CardGrid';
import {links} from '@site/src/data/links';

/** Who develops the toolkit, where, and who pays for it. */
export default function WhoMakesIt(): React.ReactNode {
  return (
    <CardGrid>
      <Card title="A company you can call">
        <p>
          <Link href="https://github.com/JonnyBurger">Jonny Burger</Link> created Remotion. Today,
          Remotion AG in Zurich develops it, and you can{' '}
          <Link href={links.evaluationCall}>book a call</Link> before you decide.
        </p>
      </Card>
      <Card title="Source code you can read">
        <p>
          The code, issues and releases are on <Link href={links.repository}>GitHub</Link>. Read
          along, report a bug, or send a fix.
        </p>
      </Card>
      <Card title="Free until you grow">
        <p>
          Individuals, non-profits and companies with up to three employees use Remotion for free,
          even commercially. Larger companies pay for a <Link to="/docs/license">license</Link>.
        </p>
      </Card>
      <Card title="Your videos stay with you">
        <p>
          You render on your computer, your servers or your own cloud account. Your videos never
          pass through our servers.
        </p>
      </Card>
      <Card title="Funded by users">
        <p>
          In 2022, users and customers invested 180,000 Swiss francs. Read{' '}
          <Link to="/docs/investors">what's public about our investors</Link>.
        </p>
      </Card>
      <Card title="Proven in products">
        <p>
          See the videos and apps in the <Link to="/showcase/">showcase</Link>, and read{' '}
          <Link to="/success-stories">how teams built theirs</Link>.
        </p>
      </Card>
    </CardGrid>
  );
}
