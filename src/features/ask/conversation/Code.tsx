import React from 'react';
import {Highlight} from 'prism-react-renderer';
import {codeTheme} from '../../../data/code-theme';
import {CopyButton} from './CopyButton';
import styles from './conversation.module.css';

/** Code of an answer, in the colors of the documentation. Loaded when there is some. */
export default function Code({text, language}: {text: string; language: string}): React.ReactNode {
  return (
    <div className={styles.code}>
      <Highlight code={text} language={language || 'text'} theme={codeTheme}>
        {({tokens, getLineProps, getTokenProps}) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
          <pre tabIndex={0}>
            <code>
              {tokens.map((line, index) => (
                <span key={index} {...getLineProps({line})}>
                  {line.map((token, place) => (
                    <span key={place} {...getTokenProps({token})} />
                  ))}
                  {'\n'}
                </span>
              ))}
            </code>
          </pre>
        )}
      </Highlight>
      <CopyButton label="Copy the code" text={() => text} className={styles.copyCode} />
    </div>
  );
}
