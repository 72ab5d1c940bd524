import React from 'react';
import Layout from '@theme/Layout';
import BuildAnApp from '../features/home/BuildAnApp';
import CallToAction from '../features/home/CallToAction';
import Hero from '../features/home/Hero';
import License from '../features/home/License';
import Numbers from '../features/home/Numbers';
import Parametrize from '../features/home/Parametrize';
import PreviewAndEdit from '../features/home/PreviewAndEdit';
import RenderAnywhere from '../features/home/RenderAnywhere';
import Showcase from '../features/home/Showcase';
import Templates from '../features/home/Templates';
import WriteInReact from '../features/home/WriteInReact';

export default function Home(): React.ReactNode {
  return (
    <Layout
      title="Make videos in React"
      description="Build videos from React components and your data. Preview every frame as you code, then render MP4s on your laptop, your server or AWS Lambda."
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
