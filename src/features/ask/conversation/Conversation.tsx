import React, {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {links} from '../../../data/links';
import {loadLocalClient, warmUp} from '../../search/engine';
import {writeQuery} from '../../search/query';
import {savesData, useSearchSettings} from '../../search/settings';
import type {SearchSettings} from '../../search/settings';
import {AnswerLink} from './AnswerLink';
import {Recent} from './Recent';
import {TurnView} from './TurnView';
import {BackIcon, SendIcon, StopIcon} from './icons';
import {openSearch} from '../open';
import type {Turn} from '../types';
import {useConversation} from './useConversation';
import type {Status} from './useConversation';
import styles from './conversation.module.css';

/** After so long without a key, what was typed is looked up. */
const TYPING_PAUSE_MS = 200;

/** Longest question, in characters. */
export const MAX_QUESTION_LENGTH = 500;

/** Questions that the documentation answers, as a start. */
const SUGGESTIONS = [
  'How do I fade sound in and out?',
  'How do I play two videos one after another?',
  'How can I show captions word by word?',
  'How do I wait for data before a frame is rendered?',
];

const STATUS: Record<Status, string> = {
  idle: '',
  searching: 'Searching...',
  thinking: 'Thinking...',
  answering: 'Answering...',
};

/** A question from elsewhere, such as the search; a new object asks again. */
export type Asked = {question: string};

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
  const {turns, status, hasFailed, recent, ask, stop, restart} = conversing;
  const [text, setText] = useState('');
  const last = useRef<HTMLElement>(null);
  const searchPath = useBaseUrl('/search');
  const isBusy = status !== 'idle';
  const lastQuestion = turns.at(-1)?.question ?? '';

  const seen = useRef<Asked | null>(null);
  useEffect(() => {
    if (asked && asked !== seen.current) {
      seen.current = asked;
      ask(asked.question);
    }
  }, [asked, ask]);

  // What the question needs is fetched while it is typed, so that the answer is there at once.
  useEffect(() => {
    if (text.endsWith(' ')) {
      // A word is complete: it is fetched while the next one is typed.
      prepareWords(settings, text);
    }
    const timer = window.setTimeout(() => prepareAnswer(settings, text), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [settings, text]);

  useEffect(() => {
    last.current?.scrollIntoView?.({block: 'start'});
  }, [turns.length]);

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() && !isBusy) {
      ask(text);
      setText('');
    }
  };
  const goToSearch = (event: React.MouseEvent) => {
    onSearch?.();
    if (openSearch(lastQuestion)) {
      event.preventDefault();
    }
  };

  return (
    <div className={clsx(styles.conversation, isInline && styles.inline)}>
      <div className={styles.log}>
        {turns.length === 0 ? (
          <div className={styles.start}>
            <p className={clsx(styles.lead, isInline && styles.hidden)}>
              Ask in your own words. The answer is put together from passages of the documentation,
              each with its page.
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
            <Recent
              conversations={recent}
              onOpen={conversing.reopen}
              onRemove={conversing.remove}
            />
          </div>
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
        {hasFailed ? (
          <div className={styles.notice} role="alert">
            <p>
              <strong>Unable to fetch results</strong>
            </p>
            <p>You might want to check your network connection.</p>
            <button type="button" className={styles.pill} onClick={conversing.retry}>
              Try again
            </button>
          </div>
        ) : null}
      </div>
      <p role="status" className={clsx(styles.status, isBusy && styles.busy)}>
        {STATUS[status] || <span className={styles.hidden}>{outcomeOf(turns)}</span>}
      </p>
      <form className={styles.form} action={searchPath} method="get" onSubmit={submit}>
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
        {isBusy && status !== 'searching' ? (
          <button type="button" className={styles.send} onClick={stop} aria-label="Stop">
            <StopIcon />
          </button>
        ) : (
          <button type="submit" className={styles.send} aria-label="Ask" disabled={!text.trim()}>
            <SendIcon />
          </button>
        )}
      </form>
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

/** Reads what a question needs, up to the passages. Not for a reader who saves data. */
function prepareAnswer(settings: SearchSettings, question: string): void {
  if (question.trim().includes(' ') && !savesData()) {
    loadLocalClient(settings)
      .then((client) => client.ask(question))
      .catch(() => {});
  }
}

/** The same for the words of a question that is still being typed. */
function prepareWords(settings: SearchSettings, question: string): void {
  if (!savesData()) {
    loadLocalClient(settings)
      .then((client) => client.prepare(question))
      .catch(() => {});
  }
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
