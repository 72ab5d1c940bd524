import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import {REF_CODE} from './code';

export default function CodeExample(): React.ReactNode {
  return (
    <CodeBlock language="tsx" title="Lesson.tsx">
      {REF_CODE}
    </CodeBlock>
  );
}
