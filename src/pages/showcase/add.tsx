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
      description="Show the world what you made with Remotion. Send us your video or product, and we'll credit you by name."
    >
      <Breadcrumbs items={[{name: 'Showcase', path: '/showcase/'}, {name: 'Add your video'}]} />
      <p>
        The <Link to="/showcase/">showcase</Link> shows what you can make with Remotion, and credits
        the people who made it.
      </p>
      <h2 id="what-qualifies">What qualifies</h2>
      <ul>
        <li>You made all of it, or a visible part of it, with Remotion.</li>
        <li>You made it, or the people who did agree.</li>
        <li>
          It's your best work. We may turn down a video that's very simple, or close to one in the
          showcase. If you have several, send the strongest.
        </li>
      </ul>
      <h2 id="what-you-allow">What you allow</h2>
      <p>
        When you send a video, you agree that Remotion hosts it and shares it on its other channels,
        always with your name.
      </p>
      <h2 id="your-video">Your video</h2>
      <noscript>
        <p>
          The form needs JavaScript. Without it,{' '}
          <a href={links.newIssue} rel="noopener noreferrer">
            open an issue
          </a>{' '}
          with the title, the URL of the video, its author and its license.
        </p>
      </noscript>
      <AddForm />
    </SimplePage>
  );
}
