import React from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/src/data/links';

/** An email whose subject is filled in, so that it reaches the right person sooner. */
export default function Email({subject}: {subject: string}): React.ReactNode {
  return (
    <Link href={`mailto:${links.email}?subject=${encodeURIComponent(subject)}`}>{links.email}</Link>
  );
}
