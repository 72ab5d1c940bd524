import React, {useEffect, useId, useState} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {adviseOn, loadErrorFinder, type Advice} from './finder';
import {InlineCode} from './InlineCode';
import styles from './styles.module.css';

/** How long nobody types before the text is looked up, in milliseconds. */
const PAUSE_MS = 200;

/** Below this, a text has too little to look up, in characters. */
const LEAST_LENGTH = 4;

/** What Ask AI reads of a question, in characters. */
const LONGEST_QUESTION = 300;

type Answer = 'none' | 'failed' | Advice[];

/** A field for an error message or a whole log, and below it the pages that help. */
export function ErrorFinder(): React.ReactNode {
  const id = useId();
  const baseUrl = useBaseUrl('/');
  const [text, setText] = useState('');
  const answer = useAnswer(text, baseUrl);
  const prepare = () => {
    // Failing, it says so once there is a text.
    loadErrorFinder(baseUrl).catch(() => {});
  };
  return (
    <div className={styles.finder}>
      <label htmlFor={id}>Error message or log</label>
      <textarea
        id={id}
        className={styles.field}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        placeholder="Paste it as it is, with its stack trace"
        value={text}
        onFocus={prepare}
        onChange={(event) => setText(event.target.value)}
      />
      <noscript>
        <p>Without JavaScript, use the lists below. They have every message.</p>
      </noscript>
      <div role="status" className={styles.answer}>
        <Found answer={answer} text={text} />
      </div>
    </div>
  );
}

/** Looks a text up once nobody types any more. An older answer never replaces a newer one. */
function useAnswer(text: string, baseUrl: string): Answer {
  const [answer, setAnswer] = useState<Answer>('none');
  const isEnough = text.trim().length >= LEAST_LENGTH;
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Answer) => {
      if (isCurrent) {
        setAnswer(next);
      }
    };
    const timer = setTimeout(() => {
      if (isEnough) {
        adviseOn(text, baseUrl).then(show, () => show('failed'));
      }
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isEnough, baseUrl]);
  return isEnough ? answer : 'none';
}

function Found({answer, text}: {answer: Answer; text: string}): React.ReactNode {
  if (answer === 'none') {
    return null;
  }
  if (answer === 'failed') {
    return (
      <p>The index can’t be reached. Check your connection and change the text to try again.</p>
    );
  }
  const isFound = answer.some(({how}) => how !== 'near');
  return (
    <>
      {isFound ? null : (
        <p>
          No known message is in this text. {answer.length > 0 ? 'These are the nearest. ' : null}
          <AskLinks text={text} />
        </p>
      )}
      <ul className={styles.list}>
        {answer.map((advice) => (
          <li key={advice.entry.page} className={styles.item}>
            <Link to={advice.entry.page} className={styles.title}>
              {advice.entry.title}
            </Link>
            <p className={styles.message}>{advice.message}</p>
            <p>
              <InlineCode text={advice.fix} />
            </p>
          </li>
        ))}
      </ul>
      {isFound ? (
        <p>
          Not your error? <AskLinks text={text} />
        </p>
      ) : null}
    </>
  );
}

function AskLinks({text}: {text: string}): React.ReactNode {
  const [line = ''] = text.trim().split('\n');
  const question = encodeURIComponent(line.slice(0, LONGEST_QUESTION));
  return (
    <>
      <Link to={`/ai?q=${question}`}>Ask AI</Link>, or <Link to="/docs/get-help">get help</Link>.
    </>
  );
}
