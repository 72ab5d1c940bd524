import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid, {Card} from '@site/src/components/CardGrid';

export default function NextSteps(): React.ReactNode {
  return (
    <CardGrid>
      <Card title="Write the composition">
        <p>The same component plays here and renders to a file. Begin with frames and sequences.</p>
        <p>
          <Link to="/docs/the-fundamentals">The fundamentals</Link>
        </p>
      </Card>
      <Card title="Make it look right everywhere">
        <p>The Player fills the box that you give it, and keeps the shape of the composition.</p>
        <ul>
          <li>
            <Link to="/docs/player/scaling">Sizing</Link>
          </li>
          <li>
            <Link to="/docs/use-current-scale">The scale that it is shown in</Link>
          </li>
        </ul>
      </Card>
      <Card title="Play without a pause">
        <p>Load images, video and sound before they are needed.</p>
        <ul>
          <li>
            <Link to="/docs/player/preloading">Preloading</Link>
          </li>
          <li>
            <Link to="/docs/prefetch">prefetch()</Link>
          </li>
        </ul>
      </Card>
      <Card title="Export what they see">
        <p>Pass the same props to a render, and your users download the video that they made.</p>
        <p>
          <Link to="/lambda/">Render on Lambda</Link> · <Link to="/docs/render">Render</Link>
        </p>
      </Card>
      <Card title="Build an editor">
        <p>A timeline, tracks and a canvas around the Player, as source code.</p>
        <p>
          <Link to="/docs/editor-starter/">Editor Starter</Link>
        </p>
      </Card>
      <Card title="Look everything up">
        <p>Each prop, method and event with its type, its default and an example.</p>
        <p>
          <Link to="/docs/player/player">Reference of Player</Link>
        </p>
      </Card>
    </CardGrid>
  );
}
