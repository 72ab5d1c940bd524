import React from 'react';
import type {SearchSettings} from '../../search/settings';
import {SUGGESTIONS} from '../suggestions';
import {Recent} from './Recent';
import {prepareAnswer} from './prepare';
import type {Conversing} from './useConversation';
import styles from './conversation.module.css';

type Props = {
  settings: SearchSettings;
  conversing: Conversing;
  /** Whether it says how this works, or the page around does. */
  hasLead: boolean;
};

/** What stands there before the first question: how it works, and where to begin. */
export function Start({settings, conversing, hasLead}: Props): React.ReactNode {
  const {ask, recent, reopen, remove} = conversing;
  return (
    <div className={styles.start}>
      {hasLead ? (
        <p className={styles.lead}>
          Ask in your own words. The answer is put together from passages of the documentation, each
          with its page.
        </p>
      ) : null}
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
