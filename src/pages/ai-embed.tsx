import React from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';

/** The assistant without the site around it, for an iframe. */
export default function AskAiEmbed(): React.ReactNode {
  return (
    <main className="container margin-vert--lg">
      <Head>
        <title>Ask AI | Remotion</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Ask AI</h1>
      <p>
        The assistant is not here yet. <Link to="/search">Search the documentation</Link> instead.
      </p>
    </main>
  );
}
