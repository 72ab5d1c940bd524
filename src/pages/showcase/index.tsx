import React from 'react';
import Link from '@docusaurus/Link';
import SimplePage from '@site/src/components/SimplePage';

export default function Showcase(): React.ReactNode {
  return (
    <SimplePage title="Showcase" description="Videos and products that people made with Remotion.">
      <p>
        Did you make something? <Link to="/showcase/add">Add your video</Link>. What companies do
        with the toolkit is told in the <Link to="/success-stories">success stories</Link>.
      </p>
    </SimplePage>
  );
}
