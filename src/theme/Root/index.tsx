// Change: "Ask AI" stands beside the pages, so that a conversation outlasts navigation, and so do the
// tools for a browser's agent.
import React from 'react';
import AskAi from '@site/src/features/ask';
import WebMcp from '@site/src/features/web-mcp';

export default function Root({children}: {children: React.ReactNode}): React.ReactNode {
  return (
    <>
      {children}
      <AskAi />
      <WebMcp />
    </>
  );
}
