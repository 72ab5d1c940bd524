import React from 'react';
import {lambdaFacts} from '@site/src/data/lambda-facts';
import type {RenderEstimate} from '@site/src/data/lambda-plan';
import {formatNumber} from '@site/src/lib/format/numbers';
import styles from './calculator.module.css';
import {formatDollars, formatSeconds} from './format';

/** Time and price in large letters, and the race between one function and many. */
export default function Result({estimate}: {estimate: RenderEstimate}): React.ReactNode {
  const {functions, frames, framesPerFunction, secondsInAll, secondsInOneFunction, price} =
    estimate;
  const longest = Math.max(secondsInAll, secondsInOneFunction);
  return (
    <div className={styles.result}>
      <dl className={styles.numbers}>
        <div>
          <dt>Time</dt>
          <dd>{formatSeconds(secondsInAll)}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>{formatDollars(price.total)}</dd>
        </div>
        <div>
          <dt>1,000 such videos</dt>
          <dd>{formatDollars(price.total * 1000)}</dd>
        </div>
      </dl>
      <p>
        {formatNumber(frames)} frames over {formatNumber(functions)}{' '}
        {functions === 1 ? 'function' : 'functions'}, at most {formatNumber(framesPerFunction)}{' '}
        frames each.
      </p>
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
        One function alone would take {formatSeconds(secondsInOneFunction)}.
      </p>
      <Warning seconds={secondsInAll} />
    </div>
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

function Warning({seconds}: {seconds: number}): React.ReactNode {
  const {default: usual, max} = lambdaFacts.timeoutInSeconds;
  if (seconds <= usual) {
    return null;
  }
  return (
    <p className={styles.warning} role="status">
      {seconds > max
        ? `No function lives longer than ${max / 60} minutes. Use more functions, make frames faster, or render shorter videos.`
        : `Longer than the usual timeout of ${usual} seconds: deploy the function with --timeout=${Math.min(max, Math.ceil((seconds * 1.3) / 30) * 30)}.`}
    </p>
  );
}
