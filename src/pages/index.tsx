import React from 'react';
import Layout from '@theme/Layout';
import BuildAnApp from './_home/BuildAnApp';
import CallToAction from './_home/CallToAction';
import Hero from './_home/Hero';
import License from './_home/License';
import Numbers from './_home/Numbers';
import Parametrize from './_home/Parametrize';
import PreviewAndEdit from './_home/PreviewAndEdit';
import RenderAnywhere from './_home/RenderAnywhere';
import Showcase from './_home/Showcase';
import Templates from './_home/Templates';
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
        <RenderAnywhere />
        <BuildAnApp />
        <Templates />
        <Showcase />
        <Numbers />
        <License />
        <CallToAction />
      </main>
    </Layout>
  );
}
