import React from 'react';
import Link from '@docusaurus/Link';
import SimplePage from '@site/src/components/SimplePage';

export default function Experts(): React.ReactNode {
  return (
    <SimplePage
      title="Experts"
      description="People who build videos with Remotion for a living and take on work."
    >
      <p>
        Profiles of independent experts are on their way to this page. Until then the{' '}
        <Link href="https://remotion.dev/discord">Discord community</Link> is where they can be met.
      </p>
    </SimplePage>
  );
}
