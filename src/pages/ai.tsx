import React from 'react';
import Link from '@docusaurus/Link';
import SimplePage from '@site/src/components/SimplePage';

export default function AskAi(): React.ReactNode {
  return (
    <SimplePage title="Ask AI" description="Ask a question about Remotion in your own words.">
      <p>
        The assistant is not here yet. Use the <Link to="/search">search</Link>, or ask in the{' '}
        <Link href="https://remotion.dev/discord">Discord community</Link>.
      </p>
    </SimplePage>
  );
}
