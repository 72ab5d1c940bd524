import React from 'react';
import Link from '@docusaurus/Link';
import SimplePage from '@site/src/components/SimplePage';

export default function Lambda(): React.ReactNode {
  return (
    <SimplePage
      title="Remotion Lambda"
      description="Render videos on AWS Lambda: many functions render parts of a video at the same time."
    >
      <p>
        A render on Lambda splits a video into chunks, renders each in a function of its own and
        joins them at the end. You pay AWS for the seconds that the functions run, and nothing
        between renders.
      </p>
      <p>
        Renders on one machine come first: <Link to="/docs/render">render your video</Link>.
      </p>
    </SimplePage>
  );
}
