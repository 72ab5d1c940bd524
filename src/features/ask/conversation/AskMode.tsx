import React, {useEffect, useRef} from 'react';
import {FollowContext} from './AnswerLink';
import Conversation from './Conversation';
import type {Asked} from './Conversation';
import styles from './conversation.module.css';

type Props = {
  asked: Asked | null;
  /** Called with the last question when the reader goes back to keywords. */
  onSearch: (question: string) => boolean;
  /** Called when the reader follows a link within the site. */
  onFollow: () => void;
  /** Closes the search: phones have no Escape. */
  onCancel: () => void;
};

/** The search modal's second mode: questions in place of keywords. */
export default function AskMode({asked, onSearch, onFollow, onCancel}: Props): React.ReactNode {
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.querySelector('textarea')?.focus(), []);
  return (
    <section ref={root} className={styles.mode} aria-label="Ask AI">
      <FollowContext value={onFollow}>
        <Conversation asked={asked} onSearch={onSearch} layout="modal" />
      </FollowContext>
      <button type="button" className={styles.cancel} onClick={onCancel}>
        Cancel
      </button>
    </section>
  );
}
