import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid, {Card} from '@site/src/components/CardGrid';
import styles from './styles.module.css';

/** Pages that a coding assistant reads, or that help whoever briefs one. */
export default function Assistants(): React.ReactNode {
  return (
    <CardGrid>
      <Card title="Paste the rules">
        <p>One prompt explains compositions, frames and sequences to your language model.</p>
        <p>
          <Link to="/docs/ai/system-prompt">Copy the system prompt</Link>
        </p>
      </Card>
      <Card title="Connect the docs">
        <p>
          With this MCP server, your assistant looks things up by itself:{' '}
          <code className={styles.command}>npx @remotion/mcp@latest</code>
        </p>
        <p>
          <Link to="/docs/ai/mcp">Set up the MCP server</Link>
        </p>
      </Card>
      <Card title="Turn prompts into videos">
        <p>Let a model write a composition, check its code, and play it in your app.</p>
        <p>
          <Link to="/docs/ai/generate">Generate code</Link>
        </p>
      </Card>
    </CardGrid>
  );
}
