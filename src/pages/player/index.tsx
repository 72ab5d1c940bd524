import React from 'react';
import Link from '@docusaurus/Link';
import SimplePage from '@site/src/components/SimplePage';

export default function Player(): React.ReactNode {
  return (
    <SimplePage
      title="Remotion Player"
      description="Embed a Remotion composition in any React app, and change its props while it plays."
    >
      <p>
        The <code>@remotion/player</code> package plays the same components that you render to a
        file. Nothing is encoded: the browser draws each frame, so that a change of props shows at
        once.
      </p>
      <p>
        Write a composition first: <Link to="/docs/the-fundamentals">the fundamentals</Link>.
      </p>
    </SimplePage>
  );
}
