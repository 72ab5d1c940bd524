import React from 'react';
import Layout from '@theme/Layout';

export default function Next(): React.ReactNode {
  return (
    <Layout title="Next" description="The second of two pages.">
      <main>
        <h1>Next</h1>
      </main>
    </Layout>
  );
}
