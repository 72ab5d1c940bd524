import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import {findRegion, lambdaFacts} from '@site/src/data/lambda-facts';
import type {RenderEstimate, RenderWish} from '@site/src/data/lambda-plan';
import styles from './formula.module.css';
import {formatNumber} from '@site/src/lib/format/numbers';
import {formatRate, formatSeconds} from './format';
import {estimateCode} from './code';

type Props = {wish: RenderWish; estimate: RenderEstimate};

/** How time and price come about, with the numbers of the calculator in place. */
export default function Formula({wish, estimate}: Props): React.ReactNode {
  const {functions, framesPerFunction, secondsInAll, billedSeconds, frames, price} = estimate;
  const {startInSeconds, joinInSeconds, millisecondsPerFrame} = wish;
  const region = findRegion(wish.region);
  const gigabytes = formatNumber(wish.memorySizeInMb / 1024, 3);
  const paidDisk = formatNumber(
    Math.max(0, wish.diskSizeInMb - lambdaFacts.diskInMb.min) / 1024,
    3,
  );
  const billed = formatNumber(billedSeconds, 1);
  const drawing = formatNumber((framesPerFunction * millisecondsPerFrame) / 1000, 1);
  return (
    <div className={styles.formula}>
      <div>
        <h3>The formula</h3>
        <table>
          <tbody>
            <Line
              name="Time"
              formula="main startup + renderer startup + its frames + join"
              numbers={`${startInSeconds} s + ${startInSeconds} s + ${drawing} s + ${joinInSeconds} s`}
              result={formatSeconds(secondsInAll)}
            />
            <Line
              name="Billed"
              formula="time + startup of every renderer + all frames"
              numbers={`${formatNumber(secondsInAll, 1)} s + ${functions} × ${startInSeconds} s + ${formatNumber(frames)} × ${millisecondsPerFrame} ms`}
              result={`${billed} s`}
            />
            <Line
              name="Memory"
              formula="price × gigabytes × billed time"
              numbers={`$${formatRate(region.perGbSecond)} × ${gigabytes} × ${billed} s`}
              result={`$${price.memory.toFixed(6)}`}
            />
            <Line
              name="Disk"
              formula={`price × gigabytes above ${lambdaFacts.diskInMb.min} MB × billed time`}
              numbers={`$${formatRate(region.storagePerGbSecond)} × ${paidDisk} × ${billed} s`}
              result={`$${price.disk.toFixed(6)}`}
            />
            <Line
              name="Calls"
              formula="price × functions"
              numbers={`$${formatRate(region.perRequest)} × ${functions + 1}`}
              result={`$${price.requests.toFixed(6)}`}
            />
            <Line
              name="Price"
              formula="memory + disk + calls, rounded to five decimals"
              numbers=""
              result={`$${price.total.toFixed(5)}`}
            />
          </tbody>
        </table>
        <p className={styles.note}>
          In US dollars for ARM functions, as in version {lambdaFacts.version}. S3 storage and
          traffic, free tiers and a company license aren't included.
        </p>
      </div>
      <div>
        <h3>The same in your code</h3>
        <CodeBlock language="ts" title="estimate.ts">
          {estimateCode(wish, estimate)}
        </CodeBlock>
        <p className={styles.note}>
          Your video decides how long a frame and a startup take, so the three times in the
          calculator are assumptions. After your first render, getRenderProgress() returns what it
          took, and costs.accruedSoFar what it cost.
        </p>
      </div>
    </div>
  );
}

function Line({
  name,
  formula,
  numbers,
  result,
}: {
  name: string;
  formula: string;
  numbers: string;
  result: string;
}): React.ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {formula}
        {numbers ? <code>{numbers}</code> : null}
      </td>
      <td>{result}</td>
    </tr>
  );
}
