// Ejected: the original measures each block as soon as the page is interactive, for a button that
// nobody sees yet. `CodeBlock/Buttons` does it later.
import React, {useRef} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {Props} from '@theme/CodeBlock/Content/String';

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
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
