import React from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import {RENDER_CODE} from './code';
import styles from './setup.module.css';

const STEPS: {title: string; text: React.ReactNode; command: string}[] = [
  {
    title: 'Install the package',
    text: 'This picks the version of your other Remotion packages.',
    command: 'npx remotion add @remotion/lambda',
  },
  {
    title: 'Give it permissions',
    text: (
      <>
        In your AWS account, create a role for the functions and a user for yourself. These commands
        print the policies to paste, and check them.{' '}
        <Link to="/docs/lambda/permissions">See all permissions</Link>
      </>
    ),
    command: `npx remotion lambda policies role
npx remotion lambda policies user
npx remotion lambda policies validate`,
  },
  {
    title: 'Deploy the function',
    text: 'Do this once for each region and version. An idle function costs nothing.',
    command: 'npx remotion lambda functions deploy',
  },
  {
    title: 'Deploy your project',
    text: 'This uploads the bundle to your S3 bucket. Deploy again when your video’s code changes.',
    command: 'npx remotion lambda sites create src/index.ts --site-name=my-video',
  },
  {
    title: 'Render',
    text: 'Try it on the command line first. Then render from your server.',
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
        <h3>Render from your server</h3>
        <p>
          Put the user's keys in <code>REMOTION_AWS_ACCESS_KEY_ID</code> and{' '}
          <code>REMOTION_AWS_SECRET_ACCESS_KEY</code>. Never send them to a browser.
        </p>
        <CodeBlock language="ts" title="render.ts">
          {RENDER_CODE}
        </CodeBlock>
        <ul>
          <li>
            <Link to="/docs/lambda/setup">Follow the setup guide</Link>
          </li>
          <li>
            <Link to="/docs/lambda/checklist">Go through the production checklist</Link>
          </li>
          <li>
            <Link to="/docs/lambda/webhooks">Get a webhook when a render is done</Link>
          </li>
          <li>
            <Link to="/docs/lambda/optimizing-cost">Lower your costs</Link>
          </li>
          <li>
            <Link to="/docs/lambda/optimizing-speed">Speed up your renders</Link>
          </li>
          <li>
            <Link to="/docs/license">See who needs a company license</Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
