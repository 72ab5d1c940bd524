import React, {useEffect, useRef} from 'react';
import clsx from 'clsx';
import {links} from '../../../data/links';
import {MAX_QUERY_LENGTH} from '../../search/limits';
import {openSearch} from '../../search/open';
import {writeQuery} from '../../search/query';
import {useSearchSettings} from '../../search/settings';
import {AnswerLink} from './AnswerLink';
import {QuestionForm} from './QuestionForm';
import {Start} from './Start';
import {TurnView} from './TurnView';
import {BackIcon} from './icons';
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
  /** Called with the last question when the reader goes to the search. Whether that opens it. */
  onSearch?: (question: string) => boolean;
  onAnswer?: (turn: Turn) => void;
  /**
   * In a panel, the field stands below what was said and the newest comes last. On a page and in
   * the search modal, the field is at the top and the newest comes first.
   */
  layout: 'panel' | 'page' | 'modal';
};

/** Questions and answers: the same in the panel, in the search, at /ai and at /ai-embed. */
export default function Conversation({
  asked,
  onSearch = openSearch,
  onAnswer,
  layout,
}: Props): React.ReactNode {
  const settings = useSearchSettings();
  const conversing = useConversation(settings, onAnswer);
  const {turns, status, hasFailed, ask, retry, restart} = conversing;
  const {root, log, last} = useNewestInView(turns, layout);
  const isFieldFirst = layout !== 'panel';

  const seen = useRef<Asked | null>(null);
  useEffect(() => {
    if (asked && asked !== seen.current) {
      seen.current = asked;
      ask(asked.question, asked.isFromLink);
    }
  }, [asked, ask]);

  const turnViews = turns.map((turn, index) => (
    <TurnView
      key={index}
      ref={index === turns.length - 1 ? last : undefined}
      turn={turn}
      isLast={index === turns.length - 1}
      conversing={conversing}
      onRate={(feedback) => conversing.rate(index, feedback)}
      search={
        <WayToSearch question={turn.question} className={styles.pill} onSearch={onSearch}>
          Search the documentation
        </WayToSearch>
      }
    />
  ));
  const failure = hasFailed ? <Failure onRetry={retry} /> : null;
  const talk = (
    <div ref={log} className={styles.log}>
      {isFieldFirst ? failure : null}
      {turns.length === 0 ? (
        <Start settings={settings} conversing={conversing} hasLead={layout !== 'page'} />
      ) : isFieldFirst ? (
        turnViews.reverse()
      ) : (
        turnViews
      )}
      {isFieldFirst ? null : failure}
    </div>
  );
  return (
    <div
      ref={root}
      className={clsx(
        styles.conversation,
        isFieldFirst && styles.fieldFirst,
        layout === 'page' && styles.inline,
      )}
    >
      {isFieldFirst ? null : talk}
      {isFieldFirst ? <QuestionForm settings={settings} conversing={conversing} /> : null}
      <p role="status" className={clsx(styles.status, status !== 'idle' && styles.busy)}>
        {STATUS[status] || <span className={styles.hidden}>{outcomeOf(turns)}</span>}
      </p>
      {isFieldFirst ? talk : <QuestionForm settings={settings} conversing={conversing} />}
      <Ways lastQuestion={turns.at(-1)?.question} onSearch={onSearch} onRestart={restart} />
    </div>
  );
}

type WaysProps = {
  /** `undefined` before the first one. */
  lastQuestion: string | undefined;
  onSearch: (question: string) => boolean;
  onRestart: () => void;
};

/** The ways out of the conversation. */
function Ways({lastQuestion, onSearch, onRestart}: WaysProps): React.ReactNode {
  return (
    <div className={styles.ways}>
      <WayToSearch question={lastQuestion ?? ''} onSearch={onSearch}>
        <BackIcon /> Back to keyword search
      </WayToSearch>
      {lastQuestion === undefined ? (
        <AnswerLink href={links.chat} isExternal>
          Ask the community
        </AnswerLink>
      ) : (
        <button type="button" onClick={onRestart}>
          New conversation
        </button>
      )}
    </div>
  );
}

type WayToSearchProps = {
  question: string;
  className?: string;
  onSearch: (question: string) => boolean;
  children: React.ReactNode;
};

/** Opens the search here, or else the search page, with the words of a question. */
function WayToSearch({question, className, onSearch, children}: WayToSearchProps): React.ReactNode {
  const {searchPageUrl} = useSearchSettings();
  const onClick = (event: React.MouseEvent) => {
    if (onSearch(question)) {
      event.preventDefault();
    }
  };
  return searchPageUrl ? (
    <a
      href={searchPageUrl + writeQuery(question.slice(0, MAX_QUERY_LENGTH))}
      className={className}
      onClick={onClick}
    >
      {children}
    </a>
  ) : (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}

/** Brings the newest question into view, and again its answer. */
function useNewestInView(turns: Turn[], layout: Props['layout']) {
  const root = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const isAnswered = Boolean(turns.at(-1)?.answer);
  useEffect(() => {
    const turn = last.current;
    if (!turn || !log.current) {
      return;
    }
    if (layout === 'page') {
      root.current?.scrollIntoView({block: 'start'});
    } else if (log.current.scrollHeight > log.current.clientHeight) {
      // The log alone: what is around it stays, with its header and its form.
      log.current.scrollTo({top: turn.offsetTop - MARGIN_PX});
    } else if (window.matchMedia(SHORT_WINDOW).matches) {
      turn.scrollIntoView({block: 'start'});
    }
    // Again when the answer is there: before, the log may be too short to bring its question up.
  }, [turns.length, isAnswered, layout]);
  return {root, log, last};
}

/** As in the stylesheet: too low for a log that scrolls by itself, as at 400 % zoom. */
const SHORT_WINDOW = '(height <= 26rem)';

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
  if (answer.written) {
    return 'Answer found';
  }
  return count > 0 ? `${count} ${count === 1 ? 'excerpt' : 'excerpts'} found` : 'Nothing found';
}
