import React from 'react';
import {CloseIcon} from './icons';
import type {Conversation} from '../types';
import styles from './conversation.module.css';

type Props = {
  conversations: Conversation[];
  onOpen: (conversation: Conversation) => void;
  /** `null` removes all. */
  onRemove: (id: string | null) => void;
};

/** Earlier conversations on this device. */
export function Recent({conversations, onOpen, onRemove}: Props): React.ReactNode {
  if (conversations.length === 0) {
    return null;
  }
  return (
    <section className={styles.recent} aria-labelledby="ask-ai-recent">
      <header>
        <h3 id="ask-ai-recent">Recent conversations</h3>
        <button type="button" onClick={() => onRemove(null)}>
          Remove all
        </button>
      </header>
      <ul>
        {conversations.map((conversation) => {
          const question = conversation.turns[0]?.question ?? '';
          return (
            <li key={conversation.id}>
              <button type="button" onClick={() => onOpen(conversation)}>
                {question}
              </button>
              <button
                type="button"
                aria-label={`Remove: ${question}`}
                onClick={() => onRemove(conversation.id)}
              >
                <CloseIcon />
              </button>
            </li>
          );
        })}
      </ul>
      <p>Kept in this browser only.</p>
    </section>
  );
}
