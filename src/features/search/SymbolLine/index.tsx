import React from 'react';
import clsx from 'clsx';
import type {HitSymbol} from '../hits';
import type {SearchSettings} from '../settings';
import {useSymbol} from '../useSymbol';
import styles from './styles.module.css';

type Props = {
  symbol: HitSymbol;
  settings: SearchSettings;
  /** Of the line of a page, which keeps its place until it is there. */
  pageClass: string | undefined;
  /** Of the type of an option, which stands beside something else. */
  typeClass: string | undefined;
};

/** What a hit says of the export that its page documents, or of the option that its heading names. */
export function SymbolLine({symbol, settings, pageClass, typeClass}: Props): React.ReactNode {
  const facts = useSymbol(symbol, settings);
  if (symbol.anchor) {
    return facts && 'type' in facts ? (
      <code className={clsx(styles.code, typeClass)}>{facts.type}</code>
    ) : null;
  }
  return (
    <span className={clsx(styles.line, pageClass)}>
      {facts && 'kind' in facts ? (
        <>
          {facts.kind} · {facts.packageName} ·{' '}
          <code className={styles.code}>{facts.signature}</code>
        </>
      ) : null}
    </span>
  );
}
