import React from 'react';
import clsx from 'clsx';
import {tokensOf} from './tokens';
import styles from './styles.module.css';

export type CodeLine = {
  /** A line of TSX. What stands between « and » is a value that the reader can change. */
  text: string;
  /** Lines of the same name light up together. */
  part?: string;
};

type Props = {
  /** File name above the code. */
  title?: string;
  lines: CodeLine[];
  /** Names of the parts that are lit. */
  lit?: readonly string[];
  /** What the code is, for readers who cannot see that it is code. */
  label: string;
  className?: string;
};

/** Code of this page: a few lines whose values change and whose parts light up. */
export default function Code({title, lines, lit = [], label, className}: Props): React.ReactNode {
  return (
    <div className={clsx(styles.code, className)}>
      {title ? <div className={styles.title}>{title}</div> : null}
      {/* Long lines scroll, so the block has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.pre} tabIndex={0} role="region" aria-label={label}>
        <code>
          {lines.map(({text, part}, index) => (
            <span
              key={index}
              className={clsx(styles.line, part && lit.includes(part) && styles.lit)}
              data-part={part}
              data-lit={part && lit.includes(part) ? '' : undefined}
            >
              {tokensOf(text).map(({kind, text: piece, isValue}, position) => (
                <span
                  // A changed value is a new element, so that its flash begins again.
                  key={isValue ? `${position} ${piece}` : position}
                  className={clsx(styles[kind], isValue && styles.value)}
                >
                  {piece}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
