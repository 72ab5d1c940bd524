import React from 'react';
import clsx from 'clsx';
import type {SearchSettings} from '../../search/settings';
import {Recent} from './Recent';
import {prepareAnswer} from './prepare';
import type {Conversing} from './useConversation';
import styles from './conversation.module.css';

/** Questions that the documentation answers, as a start. */
const SUGGESTIONS = [
  'How do I fade sound in and out?',
  'How do I play two videos one after another?',
  'How can I show captions word by word?',
  'How do I wait for data before a frame is rendered?',
];

type Props = {settings: SearchSettings; conversing: Conversing; isInline: boolean | undefined};

/** What stands there before the first question: how it works, and where to begin. */
export function Start({settings, conversing, isInline}: Props): React.ReactNode {
  const {ask, recent, reopen, remove} = conversing;
  return (
    <div className={styles.start}>
      <p className={clsx(styles.lead, isInline && styles.hidden)}>
        Ask in your own words. The answer is put together from passages of the documentation, each
        with its page.
      </p>
      <ul className={styles.suggestions} aria-label="Questions to start with">
        {SUGGESTIONS.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => ask(question)}
              onPointerEnter={() => prepareAnswer(settings, question)}
              onFocus={() => prepareAnswer(settings, question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      <Recent conversations={recent} onOpen={reopen} onRemove={remove} />
    </div>
  );
}
