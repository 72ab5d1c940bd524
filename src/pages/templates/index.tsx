import React from 'react';
import Link from '@docusaurus/Link';
import SimplePage from '@site/src/components/SimplePage';

export default function Templates(): React.ReactNode {
  return (
    <SimplePage
      title="Templates"
      description="Projects to start from: pick one when you create your project."
    >
      <p>
        <code>npx create-video@latest</code> asks which template to use and sets the project up. The
        first steps are in <Link to="/docs/">Creating a new project</Link>.
      </p>
    </SimplePage>
  );
}
