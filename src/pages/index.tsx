import React from 'react';
import Layout from '@theme/Layout';
import CodeToFrames from './_home/CodeToFrames';
import Hero from './_home/Hero';
import Paths from './_home/Paths';

export default function Home(): React.ReactNode {
  return (
    <Layout
      title="Make videos in React"
      description="Remotion turns React components into videos: write frames as code, preview them in the browser, and render them to MP4 on your machine, a server or the cloud."
    >
      <main>
        <Hero />
        <CodeToFrames />
        <Paths />
      </main>
    </Layout>
  );
}
