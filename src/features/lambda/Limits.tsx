import React from 'react';
import Link from '@docusaurus/Link';
import {lambdaFacts} from '@site/src/data/lambda-facts';
import {formatNumber} from '@site/src/lib/format/numbers';
import styles from './tables.module.css';

const QUOTAS = 'https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html';

const {memoryInMb, diskInMb, timeoutInSeconds, maxFunctionsPerRender, minFramesPerFunction} =
  lambdaFacts;
const megabytes = (value: number): string => `${formatNumber(value)} MB`;

/** The limits of a render, from the package and from AWS. */
export default function Limits(): React.ReactNode {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Limit</th>
            <th scope="col">Default</th>
            <th scope="col">At most</th>
            <th scope="col">What it means</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Link to="/docs/lambda/runtime">Memory</Link>
            </th>
            <td data-name="Default:">{megabytes(memoryInMb.default)}</td>
            <td data-name="At most:">{megabytes(memoryInMb.max)}</td>
            <td>More memory also gets you more CPU. AWS charges for it.</td>
          </tr>
          <tr>
            <th scope="row">
              <Link to="/docs/lambda/disk-size">Disk</Link>
            </th>
            <td data-name="Default:">{megabytes(diskInMb.default)}</td>
            <td data-name="At most:">{megabytes(diskInMb.max)}</td>
            <td>
              The parts and the finished file have to fit. The first {megabytes(diskInMb.min)} are
              free.
            </td>
          </tr>
          <tr>
            <th scope="row">Function timeout</th>
            <td data-name="Default:">{timeoutInSeconds.default} s</td>
            <td data-name="At most:">{timeoutInSeconds.max / 60} min</td>
            <td>
              Your whole render has to finish in this time, because the main function waits for it.
            </td>
          </tr>
          <tr>
            <th scope="row">
              <Link to="/docs/lambda/concurrency">Functions per render</Link>
            </th>
            <td data-name="Default:">75 to 150</td>
            <td data-name="At most:">{maxFunctionsPerRender}</td>
            <td>
              Short videos use fewer, with 20 frames each. If you set the number, each function gets
              at least {minFramesPerFunction} frames.
            </td>
          </tr>
          <tr>
            <th scope="row">
              <Link to="/docs/lambda/limits">Functions at the same time</Link>
            </th>
            <td data-name="Default:">1,000</td>
            <td data-name="At most:">on request</td>
            <td>
              An <Link href={QUOTAS}>AWS quota</Link> per region, for all your renders together. A
              new account can have less.
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        Check your account with <code>npx remotion lambda quotas</code>. To ask AWS for more, run{' '}
        <code>npx remotion lambda quotas increase</code>.
      </p>
    </>
  );
}
