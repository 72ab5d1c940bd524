import React, {useId, useState} from 'react';
import Link from '@docusaurus/Link';
import {decide, type Answers, type User, type Verdict} from './decide';
import styles from './styles.module.css';

const USERS: [User, string][] = [
  ['individual', 'I, as an individual'],
  ['small-company', 'An organization for profit with up to three employees'],
  ['company', 'An organization for profit with four or more employees'],
  ['non-profit', 'A non-profit organization'],
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
  unknown: 'Answer the questions to see which license it is.',
  free: (
    <>
      <strong>The free license.</strong> You may make videos and images with Remotion, also for
      money, and change it for your own purpose. You need not register.
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
      <strong>Neither license allows that.</strong> Tell Remotion what you plan:{' '}
      <Link to="/contact/">Contact</Link>.
    </>
  ),
};

/** Asks up to three questions and says which license of Remotion is needed. */
export default function LicenseHelper(): React.ReactNode {
  const [answers, setAnswers] = useState<Answers>({user: null, resells: null, evaluates: null});
  const answer = (changes: Partial<Answers>): void => setAnswers({...answers, ...changes});
  const verdict = decide(answers);

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
          question="Are you only trying it out, without using it commercially?"
          options={YES_NO}
          value={answers.evaluates}
          onChange={(evaluates) => answer({evaluates})}
        />
      ) : null}
      <Choice
        question="Do you sell, rent or relicense Remotion itself, or a changed copy of its code?"
        options={YES_NO}
        value={answers.resells}
        onChange={(resells) => answer({resells})}
      />
      <p className={styles.verdict} data-verdict={verdict} aria-live="polite">
        {VERDICTS[verdict]}
      </p>
    </form>
  );
}
