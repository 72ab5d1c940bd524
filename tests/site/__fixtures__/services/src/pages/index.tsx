import React from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home(): React.ReactNode {
  return (
    <Layout title="Home" description="The first of two pages.">
      <main>
        <h1>Home</h1>
        <Link to="/next">Next</Link>
      </main>
    </Layout>
  );
}
