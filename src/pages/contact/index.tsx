import React from 'react';
import Link from '@docusaurus/Link';
import SimplePage from '@site/src/components/SimplePage';

export default function Contact(): React.ReactNode {
  return (
    <SimplePage
      title="Contact"
      description="Pick the channel that fits your question, and it reaches the people who can answer it."
    >
      <ul>
        <li>
          A bug: open an{' '}
          <Link href="https://github.com/remotion-dev/remotion/issues">issue on GitHub</Link>.
        </li>
        <li>
          A question about code: ask in the{' '}
          <Link href="https://remotion.dev/discord">Discord community</Link>.
        </li>
        <li>
          Licensing: read <Link to="/docs/license">License &amp; pricing</Link>, which says where to
          ask.
        </li>
        <li>
          Work for hire: look through the <Link to="/experts/">experts</Link>.
        </li>
      </ul>
    </SimplePage>
  );
}
