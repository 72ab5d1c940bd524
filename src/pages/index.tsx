import React from 'react';
import Layout from '@theme/Layout';
import Hero from './_home/Hero';
import Parametrize from './_home/Parametrize';
import Paths from './_home/Paths';
import PreviewAndEdit from './_home/PreviewAndEdit';
import WriteInReact from './_home/WriteInReact';

export default function Home(): React.ReactNode {
  return (
    <Layout
      title="Make videos in React"
      description="Remotion turns React components into videos: write frames as code, preview them in the browser, and render them to MP4 on your machine, a server or the cloud."
    >
      <main>
        <Hero />
        <WriteInReact />
        <PreviewAndEdit />
        <Parametrize />
        <Paths />
      </main>
    </Layout>
  );
}
