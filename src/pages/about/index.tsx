import React from 'react';
import Link from '@docusaurus/Link';
import SimplePage from '@site/src/components/SimplePage';

export default function About(): React.ReactNode {
  return (
    <SimplePage
      title="About Remotion"
      description="Remotion is a toolkit for making videos with React, built in the open by Remotion AG in Zurich."
    >
      <p>
        The toolkit began in 2021 as a way to write videos like any other React app. Its source, its
        issues and its releases are public on{' '}
        <Link href="https://github.com/remotion-dev/remotion">GitHub</Link>.
      </p>
      <p>
        The <Link to="/blog">blog</Link> tells what changed and why, and the{' '}
        <Link to="/success-stories">success stories</Link> tell what others do with it.
      </p>
    </SimplePage>
  );
}
