import React, {useEffect, useRef} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {links} from '../../../data/links';
import {writeQuery} from '../../search/query';
import {useSearchSettings} from '../../search/settings';
import {AnswerLink} from './AnswerLink';
import {QuestionForm} from './QuestionForm';
import {Start} from './Start';
import {TurnView} from './TurnView';
import {BackIcon} from './icons';
import {openSearch} from '../open';
import type {Turn} from '../types';
import type {Status} from './answering';
import {useConversation} from './useConversation';
import styles from './conversation.module.css';

const STATUS: Record<Status, string> = {
  idle: '',
  searching: 'Searching...',
  thinking: 'Thinking...',
  answering: 'Answering...',
};

/** Left free above a question that comes to the top of the log, in CSS pixels. */
const MARGIN_PX = 12;

/** A question from elsewhere, such as the search; a new object asks again. */
export type Asked = {
  question: string;
  /** Whether it came by a link. Nothing of it is stored before the reader joins in. */
  isFromLink?: boolean;
};

type Props = {
  asked?: Asked | null;
  /** Called when the reader goes back to the search. */
  onSearch?: () => void;
  onAnswer?: (turn: Turn) => void;
  /** Whether it grows with the page around it, instead of scrolling by itself. */
  isInline?: boolean;
};

/** Questions and answers: the same in the panel, at /ai and at /ai-embed. */
export default function Conversation({
  asked,
  onSearch,
  onAnswer,
  isInline,
}: Props): React.ReactNode {
  const settings = useSearchSettings();
  const conversing = useConversation(settings, onAnswer);
  const {turns, status, hasFailed, ask, retry, restart} = conversing;
  const log = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const searchPath = useBaseUrl('/search');
  const lastQuestion = turns.at(-1)?.question ?? '';

  const seen = useRef<Asked | null>(null);
  useEffect(() => {
    if (asked && asked !== seen.current) {
      seen.current = asked;
      ask(asked.question, asked.isFromLink);
    }
  }, [asked, ask]);

  useEffect(() => {
    const turn = last.current;
    if (isInline) {
      turn?.scrollIntoView?.({block: 'start'});
    } else if (turn) {
      // The log alone: the panel around it stays, with its header and its form.
      log.current?.scrollTo({top: turn.offsetTop - MARGIN_PX});
    }
  }, [turns.length, isInline]);

  const goToSearch = (event: React.MouseEvent) => {
    onSearch?.();
    if (openSearch(lastQuestion)) {
      event.preventDefault();
    }
  };

  return (
    <div className={clsx(styles.conversation, isInline && styles.inline)}>
      <div ref={log} className={styles.log}>
        {turns.length === 0 ? (
          <Start settings={settings} conversing={conversing} isInline={isInline} />
        ) : (
          turns.map((turn, index) => (
            <TurnView
              key={index}
              ref={index === turns.length - 1 ? last : undefined}
              turn={turn}
              isLast={index === turns.length - 1}
              conversing={conversing}
              onRate={(feedback) => conversing.rate(index, feedback)}
              onSearch={goToSearch}
            />
          ))
        )}
        {hasFailed ? <Failure onRetry={retry} /> : null}
      </div>
      <p role="status" className={clsx(styles.status, status !== 'idle' && styles.busy)}>
        {STATUS[status] || <span className={styles.hidden}>{outcomeOf(turns)}</span>}
      </p>
      <QuestionForm settings={settings} conversing={conversing} searchPath={searchPath} />
      <div className={styles.ways}>
        <a href={searchPath + writeQuery(lastQuestion.slice(0, 64))} onClick={goToSearch}>
          <BackIcon /> Back to keyword search
        </a>
        {turns.length > 0 ? (
          <button type="button" onClick={restart}>
            New conversation
          </button>
        ) : (
          <AnswerLink href={links.chat} isExternal>
            Ask the community
          </AnswerLink>
        )}
      </div>
    </div>
  );
}

function Failure({onRetry}: {onRetry: () => void}): React.ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.pill} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** What came of the last question, for those who do not see it. */
function outcomeOf(turns: Turn[]): string {
  const answer = turns.at(-1)?.answer;
  if (!answer) {
    return '';
  }
  const count = answer.excerpts.length;
  return count > 0 ? `${count} ${count === 1 ? 'excerpt' : 'excerpts'} found` : 'Nothing found';
}
