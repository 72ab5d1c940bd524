import React, {useCallback, useEffect, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {WithoutScript} from '../../search/WithoutScript';
import {FollowContext} from './AnswerLink';
import Conversation from './Conversation';
import type {Asked} from './Conversation';
import {MAX_QUESTION_LENGTH} from './QuestionForm';
import {useEmbed} from './useEmbed';
import styles from './conversation.module.css';

/** The conversation as the content of a page. A question in its address (`?q=`) is asked. */
export function PageConversation(): React.ReactNode {
  const asked = useQuestionInAddress();
  const stay = useCallback(() => {}, []);
  useEffect(() => {
    // Elsewhere, this key opens the panel.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'i' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        focusField();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <FollowContext value={stay}>
      <WithoutScript what="Ask AI" hides={[styles.conversation]} />
      <Conversation asked={asked} layout="page" />
    </FollowContext>
  );
}

/** The conversation in a frame: its links open outside of it, and the page around may ask. */
export function EmbeddedConversation(): React.ReactNode {
  const inAddress = useQuestionInAddress();
  const {asked, onAnswer} = useEmbed(focusField);
  return (
    <>
      <WithoutScript what="Ask AI" hides={[styles.conversation]} />
      <Conversation asked={asked ?? inAddress} onAnswer={onAnswer} layout="page" />
    </>
  );
}

const focusField = (): void => document.querySelector('textarea')?.focus();

function useQuestionInAddress(): Asked | null {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const question = isBrowser ? (new URLSearchParams(search).get('q') ?? '').trim() : '';
  return useMemo(
    () => (question ? {question: question.slice(0, MAX_QUESTION_LENGTH), isFromLink: true} : null),
    [question],
  );
}
