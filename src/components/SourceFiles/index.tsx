import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

type Props = {
  /** Folder of the files in this repository, from its root. */
  folder: string;
  /** Text of each file by its name, as `import text from './File.tsx?source'` gives it. */
  files: Record<string, string>;
};

/** The files of a composition, each closed until a reader opens it; that needs no JavaScript. */
export default function SourceFiles({folder, files}: Props): React.ReactNode {
  return (
    <div className={styles.files}>
      {Object.entries(files).map(([name, text]) => (
        <details key={name} className={styles.file}>
          <summary>{name}</summary>
          <CodeBlock language="tsx" title={`${folder}/${name}`}>
            {text.trimEnd()}
          </CodeBlock>
        </details>
      ))}
    </div>
  );
}
