import React from 'react';
import {estimateRender} from '@site/src/data/lambda-plan';
import {formatNumber} from '@site/src/lib/format/numbers';
import {formatDollars, formatSeconds} from './format';
import styles from './formula.module.css';
import {FIRST_WISH} from './wish';

const LENGTHS_IN_SECONDS = [15, 60, 300, 1800];

/** What the calculator says for four typical videos. Also what readers without JavaScript get. */
export default function Examples(): React.ReactNode {
  return (
    <div className={styles.scroll}>
      <table className={styles.examples}>
        <caption>
          Estimates for {FIRST_WISH.region} at {FIRST_WISH.fps} fps,{' '}
          {FIRST_WISH.millisecondsPerFrame} ms per frame and {FIRST_WISH.memorySizeInMb} MB of
          memory
        </caption>
        <thead>
          <tr>
            <th scope="col">Video</th>
            <th scope="col">Functions</th>
            <th scope="col">Time</th>
            <th scope="col">With one function</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {LENGTHS_IN_SECONDS.map((lengthInSeconds) => {
            const estimate = estimateRender({...FIRST_WISH, lengthInSeconds});
            return (
              <tr key={lengthInSeconds}>
                <th scope="row">{formatSeconds(lengthInSeconds)}</th>
                <td>{formatNumber(estimate.functions)}</td>
                <td>{formatSeconds(estimate.secondsInAll)}</td>
                <td>{formatSeconds(estimate.secondsInOneFunction)}</td>
                <td>{formatDollars(estimate.price.total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
