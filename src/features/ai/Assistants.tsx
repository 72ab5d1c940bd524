import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid, {Card} from '@site/src/components/CardGrid';

/** Pages that a coding assistant reads, or that help whoever briefs one. */
export default function Assistants(): React.ReactNode {
  return (
    <CardGrid>
      <Card title="Rules to paste">
        <p>A prompt that tells a language model how compositions, frames and sequences work.</p>
        <p>
          <Link to="/docs/ai/system-prompt">System prompt</Link>
        </p>
      </Card>
      <Card title="Documentation as a tool">
        <p>
          A server for the Model Context Protocol gives assistants a way to look things up:{' '}
          <code>npx @remotion/mcp@latest</code>
        </p>
        <p>
          <Link to="/docs/ai/mcp">Model Context Protocol</Link>
        </p>
      </Card>
      <Card title="Videos from prompts">
        <p>How to let a model write a composition, check its code, and show it at once.</p>
        <p>
          <Link to="/docs/ai/generate">Generate code</Link>
        </p>
      </Card>
    </CardGrid>
  );
}
