import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid, {Card} from '@site/src/components/CardGrid';

export default function NextSteps(): React.ReactNode {
  return (
    <CardGrid>
      <Card title="Write your composition">
        <p>The same component plays here and renders to a file. Start with frames and sequences.</p>
        <p>
          <Link to="/docs/the-fundamentals">Learn the fundamentals</Link>
        </p>
      </Card>
      <Card title="Fit it into any layout">
        <p>The Player fills the box you give it and keeps the composition's aspect ratio.</p>
        <ul>
          <li>
            <Link to="/docs/player/scaling">Size the Player</Link>
          </li>
          <li>
            <Link to="/docs/use-current-scale">Read the current scale</Link>
          </li>
        </ul>
      </Card>
      <Card title="Play without stutter">
        <p>Load images, video and audio before the frame that needs them.</p>
        <ul>
          <li>
            <Link to="/docs/player/preloading">Preload media</Link>
          </li>
          <li>
            <Link to="/docs/prefetch">prefetch()</Link>
          </li>
        </ul>
      </Card>
      <Card title="Export what your users see">
        <p>Pass the same props to a render, and your users download the video they made.</p>
        <p>
          <Link to="/lambda/">Render on Lambda</Link> ·{' '}
          <Link to="/docs/ssr">Render on your server</Link>
        </p>
      </Card>
      <Card title="Build an editor">
        <p>Get a timeline, tracks and a canvas around the Player as source code.</p>
        <p>
          <Link to="/docs/editor-starter/">Get the Editor Starter</Link>
        </p>
      </Card>
      <Card title="Look up any prop">
        <p>Every prop, method and event with its type, default and an example.</p>
        <p>
          <Link to="/docs/player/player">Player reference</Link>
        </p>
      </Card>
    </CardGrid>
  );
}
