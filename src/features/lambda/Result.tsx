import React from 'react';
import type {RenderEstimate} from '@site/src/data/lambda-plan';
import {formatNumber} from '@site/src/lib/format/numbers';
import styles from './calculator.module.css';
import {formatDollars, formatSeconds} from './format';
import {timeoutWarning} from './timeout-warning';

/**
 * Time and price in large letters, and the race between one function and many.
 *
 * @param estimate null while there is no length to calculate with
 */
export default function Result({estimate}: {estimate: RenderEstimate | null}): React.ReactNode {
  return (
    <div className={styles.result}>
      <dl className={styles.numbers}>
        <Large name="Time" value={estimate && formatSeconds(estimate.secondsInAll)} />
        <Large name="Price" value={estimate && formatDollars(estimate.price.total)} />
        <Large
          name="1,000 of these"
          value={estimate && formatDollars(estimate.price.total * 1000)}
        />
      </dl>
      {estimate ? (
        <Details estimate={estimate} />
      ) : (
        <p>Enter a length to see your time and price.</p>
      )}
    </div>
  );
}

function Large({name, value}: {name: string; value: string | null}): React.ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? '–'}</dd>
    </div>
  );
}

function Details({estimate}: {estimate: RenderEstimate}): React.ReactNode {
  const {functions, frames, framesPerFunction, secondsInAll, secondsInOneFunction} = estimate;
  const longest = Math.max(secondsInAll, secondsInOneFunction);
  const warning = timeoutWarning(secondsInAll);
  return (
    <>
      <p>
        {formatNumber(functions)} {functions === 1 ? 'function renders' : 'functions render'}{' '}
        {formatNumber(frames)} frames, at most {formatNumber(framesPerFunction)} each.
      </p>
      <div className={styles.functions} aria-hidden="true">
        {Array.from({length: functions}, (_, index) => (
          <span key={index} />
        ))}
      </div>
      <div className={styles.race} aria-hidden="true">
        <Bar label="One function" seconds={secondsInOneFunction} longest={longest} />
        <Bar
          label={`${functions} + 1 functions`}
          seconds={secondsInAll}
          longest={longest}
          isStrong
        />
      </div>
      <p className={styles.hidden}>
        One function would take {formatSeconds(secondsInOneFunction)}.
      </p>
      {warning ? <p className={styles.warning}>{warning}</p> : null}
    </>
  );
}

function Bar({
  label,
  seconds,
  longest,
  isStrong,
}: {
  label: string;
  seconds: number;
  longest: number;
  isStrong?: boolean;
}): React.ReactNode {
  return (
    <div>
      <div className={styles.barText}>
        <span>{label}</span>
        <span>{formatSeconds(seconds)}</span>
      </div>
      <div
        className={isStrong ? styles.strongBar : styles.bar}
        style={{width: `${Math.max(1, (seconds / longest) * 100)}%`}}
      />
    </div>
  );
}
