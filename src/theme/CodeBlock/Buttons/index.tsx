// Change: the buttons are built, and code is measured for them, when the reader is there. A page with
// many blocks has less to do until then.
import React, {useDeferredValue, useLayoutEffect} from 'react';
import {
  CodeBlockContextProvider,
  useCodeBlockContext,
  useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/CodeBlock/Buttons';
import type {Props} from '@theme/CodeBlock/Buttons';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';

export default function Buttons(props: Props): React.ReactNode {
  // Deferred: the blocks of a page are not all built in one go.
  return useDeferredValue(useReaderIsThere(), false) ? <Measured {...props} /> : null;
}

function Measured(props: Props) {
  const {metadata, wordWrap: outer} = useCodeBlockContext();
  const wordWrap = useCodeWordWrap();
  useLayoutEffect(() => {
    // Before the effects of the theme, which measure what this refers to.
    Object.assign(wordWrap.codeBlockRef, outer.codeBlockRef);
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Original {...props} />
    </CodeBlockContextProvider>
  );
}
