import React from 'react';
import Link from '@docusaurus/Link';

export default function Page() {
  return <Link to="/docs/not-written">A page that is not there</Link>;
}
