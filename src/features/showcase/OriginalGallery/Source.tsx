import React, {useEffect, useState} from 'react';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

type Props = {
  /** Imports the text of the file. */
  load: () => Promise<{default: string}>;
  /** Its path, for the caption. */
  file: string;
};

/** The text of a source file, loaded when it is shown. */
export default function Source({load, file}: Props): React.ReactNode {
  const [text, setText] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setText(module.default.trimEnd()),
      (error: unknown) => isCurrent && setFailure(String(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);

  if (failure) {
    return (
      <p role="alert">The source did not load: {failure}. Close the video and open it again.</p>
    );
  }
  return text === null ? (
    <p className={styles.loading} aria-busy="true">
      Loading the source …
    </p>
  ) : (
    <CodeBlock language="tsx" title={file} className={styles.source}>
      {text}
    </CodeBlock>
  );
}
