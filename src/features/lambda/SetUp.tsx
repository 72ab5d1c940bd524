import React from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import {RENDER_CODE} from './code';
import styles from './setup.module.css';

const STEPS: {title: string; text: React.ReactNode; command: string}[] = [
  {
    title: 'Install the package',
    text: 'In the version that your other Remotion packages have.',
    command: 'npx remotion add @remotion/lambda',
  },
  {
    title: 'Give it permissions',
    text: (
      <>
        In your AWS account you create a role for the functions and a user for yourself. These
        commands print the rules to paste, and check them.{' '}
        <Link to="/docs/lambda/permissions">About permissions</Link>
      </>
    ),
    command: `npx remotion lambda policies role
npx remotion lambda policies user
npx remotion lambda policies validate`,
  },
  {
    title: 'Deploy the function',
    text: 'Once for each region and version. It costs nothing while it does not run.',
    command: 'npx remotion lambda functions deploy',
  },
  {
    title: 'Deploy your project',
    text: 'The bundle goes to a bucket of yours. Do it again when the code of the video changes.',
    command: 'npx remotion lambda sites create src/index.ts --site-name=my-video',
  },
  {
    title: 'Render',
    text: 'From the command line first, then from your server.',
    command: 'npx remotion lambda render my-video MyComposition',
  },
];

/** From nothing to a first render, and the code for a server. */
export default function SetUp(): React.ReactNode {
  return (
    <div className={styles.setup}>
      <ol className={styles.steps}>
        {STEPS.map(({title, text, command}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <CodeBlock language="bash">{command}</CodeBlock>
          </li>
        ))}
      </ol>
      <div className={styles.server}>
        <h3>On a server</h3>
        <p>
          With the keys of the user in <code>REMOTION_AWS_ACCESS_KEY_ID</code> and{' '}
          <code>REMOTION_AWS_SECRET_ACCESS_KEY</code>. They must never reach a browser.
        </p>
        <CodeBlock language="ts" title="render.ts">
          {RENDER_CODE}
        </CodeBlock>
        <ul>
          <li>
            <Link to="/docs/lambda/setup">Set-up in detail</Link>
          </li>
          <li>
            <Link to="/docs/lambda/checklist">Checklist for production</Link>
          </li>
          <li>
            <Link to="/docs/lambda/webhooks">Be told when a render is done</Link>
          </li>
          <li>
            <Link to="/docs/lambda/optimizing-cost">Make it cheaper</Link>
          </li>
          <li>
            <Link to="/docs/lambda/optimizing-speed">Make it faster</Link>
          </li>
          <li>
            <Link to="/docs/license">Who needs a company license</Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
