import React from 'react';
import Link from '@docusaurus/Link';
import SimplePage from '@site/src/components/SimplePage';

export default function AddToShowcase(): React.ReactNode {
  return (
    <SimplePage
      title="Add your video"
      description="How to propose a video or a product for the showcase."
    >
      <p>
        Open an{' '}
        <Link href="https://github.com/remotion-dev/remotion/issues/new">issue on GitHub</Link> with
        a link to the video, its title, its author, and whether the source is public.
      </p>
    </SimplePage>
  );
}
