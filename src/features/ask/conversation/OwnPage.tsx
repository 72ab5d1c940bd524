import React, {useCallback, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {FollowContext} from './AnswerLink';
import Conversation from './Conversation';
import type {Asked} from './Conversation';
import {MAX_QUESTION_LENGTH} from './QuestionForm';
import {useEmbed} from './useEmbed';

/** The conversation as the content of a page. A question in its address (`?q=`) is asked. */
export function PageConversation(): React.ReactNode {
  const asked = useQuestionInAddress();
  const stay = useCallback(() => {}, []);
  return (
    <FollowContext value={stay}>
      <Conversation asked={asked} isInline />
    </FollowContext>
  );
}

/** The conversation in a frame: its links open outside of it, and the page around may ask. */
export function EmbeddedConversation(): React.ReactNode {
  const inAddress = useQuestionInAddress();
  const focus = useCallback(() => document.querySelector('textarea')?.focus(), []);
  const {asked, onAnswer} = useEmbed(focus);
  return <Conversation asked={asked ?? inAddress} onAnswer={onAnswer} isInline />;
}

function useQuestionInAddress(): Asked | null {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const question = isBrowser ? (new URLSearchParams(search).get('q') ?? '').trim() : '';
  return useMemo(
    () => (question ? {question: question.slice(0, MAX_QUESTION_LENGTH), isFromLink: true} : null),
    [question],
  );
}
