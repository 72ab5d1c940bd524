import React from 'react';
import Link from '@docusaurus/Link';
import SimplePage from '@site/src/components/SimplePage';
import {Breadcrumbs} from '@site/src/components/StructuredData';
import {links} from '@site/src/data/links';
import AddForm from '../../features/showcase/AddForm';

export default function AddToShowcase(): React.ReactNode {
  return (
    <SimplePage
      title="Add your video"
      description="Propose a video or a product that you made with Remotion for the showcase."
    >
      <Breadcrumbs items={[{name: 'Showcase', path: '/showcase/'}, {name: 'Add your video'}]} />
      <p>
        The <Link to="/showcase/">showcase</Link> shows what can be made with Remotion, and gives
        credit to the people who made it.
      </p>
      <h2 id="what-qualifies">What qualifies</h2>
      <ul>
        <li>It was made with Remotion, all of it or a part that can be seen.</li>
        <li>It is yours to propose: you made it, or those who did agree.</li>
        <li>
          It is your best work. What is very simple, or close to something that the showcase already
          has, may be turned down. Of several videos, propose the strongest.
        </li>
      </ul>
      <h2 id="what-you-allow">What you allow</h2>
      <p>
        By proposing a video you agree that Remotion hosts it and shares it on its other channels,
        always with your name.
      </p>
      <h2 id="your-video">Your video</h2>
      <noscript>
        <p>
          The form needs JavaScript. Without it,{' '}
          <a href={links.newIssue} rel="noopener noreferrer">
            open an issue
          </a>{' '}
          with the title, the address of the video, its author and its license.
        </p>
      </noscript>
      <AddForm />
    </SimplePage>
  );
}
