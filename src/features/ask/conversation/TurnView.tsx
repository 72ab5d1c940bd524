import React from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageLink, Written} from '@site/plugins/browser';
import {links} from '../../../data/links';
import {longDate} from '../../../lib/format/dates';
import {AnswerLink} from './AnswerLink';
import {CopyButton} from './CopyButton';
import {Markdown} from './Markdown';
import {answerAsMarkdown, byPage, type PageExcerpts} from '../answer';
import {linkCitations} from '../citations';
import {DownIcon, SearchIcon, SparkIcon, UpIcon} from './icons';
import type {Answer, Excerpt, Feedback, Turn} from '../types';
import type {Fallback} from './answering';
import type {Conversing} from './useConversation';
import styles from './conversation.module.css';

const FALLBACKS: Record<Fallback, string> = {
  stopped: 'Stopped. Here are the excerpts again.',
  failed: 'The model of your browser gave no answer. Here are the excerpts again.',
  uncited: 'The model wrote nothing that it could cite. Here are the excerpts again.',
};

type Props = {
  ref?: React.Ref<HTMLElement>;
  turn: Turn;
  isLast: boolean;
  conversing: Conversing;
  onRate: (feedback: Feedback) => void;
  /** The way to the search, with its words. */
  search: React.ReactNode;
};

/** One question with its answer. */
export function TurnView({ref, turn, isLast, conversing, onRate, search}: Props): React.ReactNode {
  const {question, answer, generated} = turn;
  const draft = isLast ? conversing.draft : '';
  const isWriting = isLast && ['thinking', 'answering'].includes(conversing.status);
  return (
    <article className={styles.turn} ref={ref}>
      <h3 className={styles.question}>{question}</h3>
      {answer && answer.words.length > 0 ? (
        <p className={styles.searched}>
          <SearchIcon /> Searched for {answer.words.join(', ')}
        </p>
      ) : null}
      {answer?.excerpts.length === 0 && !answer.written ? (
        <NotFound search={search} nearest={answer.nearest ?? []} />
      ) : null}
      {answer && (answer.excerpts.length > 0 || answer.written) ? (
        <>
          {generated || draft ? (
            <Generated markdown={generated ?? draft} excerpts={answer.excerpts} />
          ) : null}
          {answer.written && !generated && !draft ? <WrittenAnswer {...answer.written} /> : null}
          {generated || (answer.written && !isWriting && answer.excerpts.length > 0) ? (
            <details className={styles.passages}>
              <summary>
                {generated
                  ? 'The excerpts that it was written from'
                  : 'What the pages say, word for word'}
              </summary>
              <Excerpts answer={answer} />
            </details>
          ) : isWriting && draft ? null : (
            <>
              <p className={styles.plain}>
                {isLast && conversing.fallback ? `${FALLBACKS[conversing.fallback]} ` : ''}
                Excerpts from the documentation, word for word. Nothing here was generated.
              </p>
              <Excerpts answer={answer} />
            </>
          )}
          <Sources
            links={answer.written && !generated ? answer.written.sources : answer.excerpts}
          />
          {isLast && conversing.model && answer.excerpts.length > 0 && !generated && !isWriting ? (
            <Offer isReady={conversing.model === 'ready'} onAccept={conversing.generate} />
          ) : null}
          {isWriting ? null : <Actions turn={turn} answer={answer} onRate={onRate} />}
        </>
      ) : null}
    </article>
  );
}

/** The answer that people wrote to this question. */
function WrittenAnswer({markdown, sources, checked}: Written): React.ReactNode {
  return (
    <div className={styles.written}>
      <Markdown markdown={markdown} pageUrl={sources[0]?.url ?? ''} />
      <p className={styles.disclaimer}>
        Written by people, and last checked on <time dateTime={checked}>{longDate(checked)}</time>.
      </p>
    </div>
  );
}

type NotFoundProps = {search: React.ReactNode; nearest: PageLink[]};

function NotFound({search, nearest}: NotFoundProps): React.ReactNode {
  return (
    <div className={styles.notice}>
      <p>
        <strong>The documentation has no answer to this that I could find.</strong>
      </p>
      {nearest.length > 0 ? (
        <>
          <p>The nearest pages are:</p>
          <ul className={styles.nearest}>
            {nearest.map((page) => (
              <li key={page.url}>
                <AnswerLink href={page.url}>{nameOf(page)}</AnswerLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>Try other words, search for a single name, or ask people who know.</p>
      <p className={styles.next}>
        {search}
        <AnswerLink href={links.chat} isExternal className={styles.pill}>
          Ask the community
        </AnswerLink>
      </p>
    </div>
  );
}

function Generated({markdown, excerpts}: {markdown: string; excerpts: Excerpt[]}): React.ReactNode {
  const urls = excerpts.map(({url}) => url);
  return (
    <div className={styles.generated}>
      <Markdown markdown={linkCitations(markdown, urls)} pageUrl={urls[0] ?? ''} />
      <p className={styles.disclaimer}>
        Answers are generated with AI which can make mistakes. Verify responses.
      </p>
    </div>
  );
}

function Excerpts({answer: {excerpts}}: {answer: Answer}): React.ReactNode {
  return (
    <ol className={styles.excerpts}>
      {byPage(excerpts).map((page) => (
        <li key={page.url}>
          {page.excerpts.length > 1 && page.excerpts[0]?.heading ? (
            <p className={styles.from}>
              <AnswerLink href={page.url}>{page.title}</AnswerLink>
            </p>
          ) : null}
          {page.excerpts.map((excerpt, index) => (
            <Passage key={excerpt.url} excerpt={excerpt} page={page} isFirst={index === 0} />
          ))}
        </li>
      ))}
    </ol>
  );
}

type PassageProps = {
  excerpt: PageExcerpts['excerpts'][number];
  page: PageExcerpts;
  isFirst: boolean;
};

/** One excerpt, under a title of its own unless its page has one above. */
function Passage({excerpt, page, isFirst}: PassageProps): React.ReactNode {
  const isPart = page.excerpts.length > 1;
  const {heading, title, number, url, markdown} = excerpt;
  return (
    <>
      <p className={clsx(styles.from, isPart && (heading || !isFirst) && styles.part)}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <AnswerLink href={url}>{isPart ? heading || title : nameOf(excerpt)}</AnswerLink>
      </p>
      <Markdown markdown={markdown} pageUrl={url} />
    </>
  );
}

function Sources({links: pages}: {links: PageLink[]}): React.ReactNode {
  return (
    <div className={styles.sources}>
      <h4>Related sources</h4>
      <ol>
        {pages.map((page) => (
          <li key={page.url}>
            <AnswerLink href={page.url}>{nameOf(page)}</AnswerLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Offer({isReady, onAccept}: {isReady: boolean; onAccept: () => void}): React.ReactNode {
  return (
    <div className={styles.offer}>
      <p>
        {isReady
          ? 'Your browser has a language model. It can put these excerpts into words, on this device.'
          : 'Your browser can put these excerpts into words, on this device. It first downloads a language model, which may take a while.'}
      </p>
      <button type="button" className={styles.pill} onClick={onAccept}>
        <SparkIcon size={16} /> Write an answer
      </button>
    </div>
  );
}

function Actions({
  turn,
  answer,
  onRate,
}: {
  turn: Turn;
  answer: Answer;
  onRate: (feedback: Feedback) => void;
}): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {question, generated, feedback} = turn;
  const report = `${links.newIssue}?${new URLSearchParams({
    title: `Ask AI: ${question}`,
    body: `I asked \`${question.replaceAll('`', "'")}\` and expected to find …`,
  })}`;
  return (
    <div className={styles.actions}>
      <CopyButton
        label="Copy the answer"
        text={() => answerAsMarkdown(question, answer, generated, siteConfig.url)}
      />
      {(['up', 'down'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className={styles.action}
          aria-pressed={feedback === each}
          aria-label={each === 'up' ? 'This helped' : 'This did not help'}
          onClick={() => onRate(each)}
        >
          {each === 'up' ? <UpIcon /> : <DownIcon />}
        </button>
      ))}
      <span role="status" className={styles.thanks}>
        {feedback ? 'Thanks for your feedback!' : ''}
      </span>
      {feedback === 'down' ? (
        <AnswerLink href={report} isExternal>
          Tell us what is missing
        </AnswerLink>
      ) : null}
    </div>
  );
}

function nameOf({title, heading}: PageLink): string {
  return heading ? `${title} › ${heading}` : title;
}
