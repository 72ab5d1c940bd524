import React, {useId, useState} from 'react';
import Link from '@docusaurus/Link';
import {decide, type Answers, type User, type Verdict} from './decide';
import styles from './styles.module.css';

const USERS: [User, string][] = [
  ['individual', 'An individual'],
  ['small-company', 'A for-profit organization with up to three employees'],
  ['company', 'A for-profit organization with four or more employees'],
  ['non-profit', 'A non-profit or not-for-profit organization'],
];

const YES_NO: [boolean, string][] = [
  [false, 'No'],
  [true, 'Yes'],
];

type ChoiceProps<Value> = {
  question: string;
  options: [Value, string][];
  value: Value | null;
  onChange: (value: Value) => void;
};

function Choice<Value extends string | boolean>(props: ChoiceProps<Value>): React.ReactNode {
  const name = useId();
  return (
    <fieldset>
      <legend>{props.question}</legend>
      {props.options.map(([value, label]) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={name}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const VERDICTS: Record<Verdict, React.ReactNode> = {
  unknown: 'Answer the questions to see which license you need.',
  free: (
    <>
      <strong>The free license.</strong> You may make videos and images with Remotion, even
      commercially, and modify it for your own use case. You don’t need an account.
    </>
  ),
  'company-license': (
    <>
      <strong>The company license.</strong> See <Link to="#price">what it costs</Link>, and buy it
      on <Link to="https://www.remotion.pro/license">remotion.pro</Link>.
    </>
  ),
  'not-allowed': (
    <>
      <strong>Neither license allows that.</strong> Not sure whether it applies to you?{' '}
      <Link to="/contact/">Ask first</Link>.
    </>
  ),
};

/** A company is only eligible for the free license until it uses Remotion commercially. */
const FREE_TO_EVALUATE = (
  <>
    <strong>The free license, while you evaluate.</strong> Before you use Remotion commercially, you
    need the company license. See <Link to="#price">what it costs</Link>.
  </>
);

/** Asks up to three questions and says which license of Remotion is needed. */
export default function LicenseHelper(): React.ReactNode {
  const [answers, setAnswers] = useState<Answers>({user: null, resells: null, evaluates: null});
  const answer = (changes: Partial<Answers>): void => setAnswers({...answers, ...changes});
  const verdict = decide(answers);
  const isEvaluating = verdict === 'free' && answers.user === 'company';

  return (
    <form className={styles.helper} aria-label="Which license do I need?">
      <Choice
        question="Who uses Remotion?"
        options={USERS}
        value={answers.user}
        onChange={(user) => answer({user})}
      />
      {answers.user === 'company' ? (
        <Choice
          question="Are you only evaluating it, without using it commercially yet?"
          options={YES_NO}
          value={answers.evaluates}
          onChange={(evaluates) => answer({evaluates})}
        />
      ) : null}
      <Choice
        question="Do you copy or modify Remotion’s code to sell, rent, license or sublicense your own version?"
        options={YES_NO}
        value={answers.resells}
        onChange={(resells) => answer({resells})}
      />
      <p className={styles.verdict} data-verdict={verdict} aria-live="polite">
        {isEvaluating ? FREE_TO_EVALUATE : VERDICTS[verdict]}
      </p>
    </form>
  );
}
