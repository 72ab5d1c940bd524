// Ejected: the original measures each block as soon as the page is interactive, for a button that
// nobody sees yet. `CodeBlock/Buttons` does it later. Notes stand below the lines of code.
import React, {useRef} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {Props} from '@theme/CodeBlock/Content/String';
import {readNotes} from '@site/plugins/browser';
import {markLines, NotesProvider} from '@site/src/components/CodeNotes';

export default function CodeBlockString(props: Props): React.ReactNode {
  const {children, className, language, metastring, title, showLineNumbers} = props;
  const {magicComments, defaultLanguage} = useThemeConfig().prism;
  const metadata = createCodeBlockMetadata({
    code: children,
    className,
    language,
    defaultLanguage,
    metastring,
    magicComments,
    title,
    showLineNumbers,
  });
  const codeBlockRef = useRef<HTMLPreElement>(null!);
  const wordWrap = {codeBlockRef, isEnabled: false, isCodeScrollable: false, toggle: () => {}};
  const notes = readNotes(metastring);
  const block = (
    <CodeBlockContextProvider
      metadata={
        notes.length > 0
          ? {...metadata, lineClassNames: markLines(metadata.lineClassNames, notes)}
          : metadata
      }
      wordWrap={wordWrap}
    >
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
  return notes.length > 0 ? <NotesProvider value={notes}>{block}</NotesProvider> : block;
}
