// Change: "Ask AI" stands beside the pages, so that a conversation outlasts navigation.
import React from 'react';
import AskAi from '@site/src/features/ask';

export default function Root({children}: {children: React.ReactNode}): React.ReactNode {
  return (
    <>
      {children}
      <AskAi />
    </>
  );
}
