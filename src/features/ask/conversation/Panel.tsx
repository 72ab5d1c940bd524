import React, {useEffect, useRef} from 'react';
import {nextInTrap} from '../../search/Modal/focus';
import {FollowContext} from './AnswerLink';
import Conversation from './Conversation';
import {CloseIcon, SparkIcon} from './icons';
import styles from './conversation.module.css';

type Props = {isOpen: boolean; onClose: () => void};

/** The dialog of "Ask AI". It stays when it is closed, and so does the conversation in it. */
export default function Panel({isOpen, onClose}: Props): React.ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) {
      element?.showModal();
      element?.querySelector('textarea')?.focus();
    } else if (!isOpen && element?.open) {
      element.close();
    }
  }, [isOpen]);

  const keepInside = (event: React.KeyboardEvent<HTMLDialogElement>) => {
    const next = event.key === 'Tab' ? nextInTrap(event.currentTarget, event.shiftKey) : null;
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby="ask-ai-title"
      onClose={onClose}
      onKeyDownCapture={keepInside}
      onClickCapture={(event) => {
        // The dialog itself is clicked only where its backdrop is.
        if (event.target === event.currentTarget) {
          onClose();
        }
      }}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <SparkIcon />
          <h2 id="ask-ai-title">Ask AI</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        <FollowContext value={onClose}>
          <Conversation layout="panel" />
        </FollowContext>
      </div>
    </dialog>
  );
}
