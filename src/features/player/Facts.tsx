import React from 'react';
import {playerFacts} from '@site/src/data/player-facts';
import {longDate} from '@site/src/lib/format/dates';
import styles from './facts.module.css';

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** What loading the player costs, and which browsers take it. */
export default function Facts(): React.ReactNode {
  return (
    <>
      <dl className={styles.numbers}>
        <div>
          <dt>Player and core</dt>
          <dd>{kilobytes(playerFacts.bytesWithCore)}</dd>
          <dd>What your bundle grows by: the Player with the part of remotion that it needs.</dd>
        </div>
        <div>
          <dt>of which your compositions need</dt>
          <dd>{kilobytes(playerFacts.bytesOfCore)}</dd>
          <dd>interpolate(), spring(), Sequence and the like. The Player shares them.</dd>
        </div>
        <div>
          <dt>React</dt>
          <dd>{playerFacts.react.replace('>=', '')} and up</dd>
          <dd>A peer dependency. Your app brings it, so that it is not counted here.</dd>
        </div>
      </dl>
      <p className={styles.note}>
        Minified and gzipped, measured on {longDate(playerFacts.measuredOn)} with version{' '}
        {playerFacts.version}. 1 kB is 1,000 bytes. Load the Player when it comes into view, as this
        page does, and the first paint costs nothing.
      </p>
      <div className={styles.tables}>
        <table>
          <caption>Oldest browser that reads the published code as it is</caption>
          <thead>
            <tr>
              <th scope="col">Browser</th>
              <th scope="col">Version</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Chrome, Edge</td>
              <td>80</td>
            </tr>
            <tr>
              <td>Firefox</td>
              <td>74</td>
            </tr>
            <tr>
              <td>Safari</td>
              <td>14.1</td>
            </tr>
          </tbody>
        </table>
        <ul>
          <li>
            The newest syntax in the code are optional chaining and class fields. A bundler that
            translates dependencies reaches further back.
          </li>
          <li>
            Browsers do not let a page start with sound. The Player plays with sound after a click,
            or muted before it.
          </li>
          <li>
            Where a browser has no full screen for elements, such as Safari on an iPhone, the button
            for it does not appear.
          </li>
          <li>Which video and audio files play is up to the browser, as with any media tag.</li>
        </ul>
      </div>
    </>
  );
}
