import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid, {Card} from '@site/src/components/CardGrid';
import {links} from '@site/src/data/links';

/** Who develops the toolkit, where, and who pays for it. */
export default function WhoMakesIt(): React.ReactNode {
  return (
    <CardGrid>
      <Card title="Made by a company">
        <p>
          <Link href="https://github.com/JonnyBurger">Jonny Burger</Link> created Remotion. Remotion
          AG, a company in Zurich, develops and publishes it.
        </p>
      </Card>
      <Card title="Developed in public">
        <p>
          Source, issues and releases are on <Link href={links.repository}>GitHub</Link>. Everybody
          can read along, report what is wrong and send a change.
        </p>
      </Card>
      <Card title="Paid by companies">
        <p>
          Individuals, non-profits and companies with up to three employees use it for free, also
          commercially. Larger companies buy a <Link to="/docs/license">license</Link>.
        </p>
      </Card>
      <Card title="Runs on your machines">
        <p>
          Renders run on your computer, your servers or your own cloud account. No video passes
          through servers of the company.
        </p>
      </Card>
      <Card title="Invested in by users">
        <p>
          The seed investment of 2022 came from users and customers. What is public about it is on
          the page for <Link to="/docs/investors">investors</Link>.
        </p>
      </Card>
      <Card title="Used by others">
        <p>
          See the <Link to="/showcase/">showcase</Link> for videos and apps, and the{' '}
          <Link to="/success-stories">success stories</Link> for how they came about.
        </p>
      </Card>
    </CardGrid>
  );
}
