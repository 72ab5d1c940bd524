import React, {useEffect, useState} from 'react';
import {warmUp} from '../../search/engine';
import type {SearchSettings} from '../../search/settings';
import {SendIcon, StopIcon} from './icons';
import {prepareAnswer, prepareWords} from './prepare';
import type {Conversing} from './useConversation';
import styles from './conversation.module.css';

/** After so long without a key, what was typed is looked up. */
const TYPING_PAUSE_MS = 200;

/** Longest question, in characters. */
export const MAX_QUESTION_LENGTH = 500;

type Props = {settings: SearchSettings; conversing: Conversing};

/** The field for a question. What the question needs is fetched while it is typed. */
export function QuestionForm({settings, conversing}: Props): React.ReactNode {
  const {turns, status, ask, stop} = conversing;
  const [text, setText] = useState('');

  useEffect(() => {
    if (text.endsWith(' ')) {
      // A word is complete: it is fetched while the next one is typed.
      prepareWords(settings, text);
    }
    const timer = window.setTimeout(() => prepareAnswer(settings, text), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [settings, text]);

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() && status === 'idle') {
      ask(text);
      setText('');
    }
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <textarea
        name="q"
        rows={1}
        value={text}
        maxLength={MAX_QUESTION_LENGTH}
        aria-label="Your question"
        placeholder={turns.length > 0 ? 'Ask another question...' : 'How do I …?'}
        onFocus={() => void warmUp(settings)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            submit(event);
          }
        }}
      />
      {status === 'thinking' || status === 'answering' ? (
        <button type="button" className={styles.send} onClick={stop} aria-label="Stop">
          <StopIcon />
        </button>
      ) : (
        <button type="submit" className={styles.send} aria-label="Ask" disabled={!text.trim()}>
          <SendIcon />
        </button>
      )}
    </form>
  );
}
