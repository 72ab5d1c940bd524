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
          <dd>What your bundle grows by: the Player and the part of remotion it needs.</dd>
        </div>
        <div>
          <dt>Shared with your compositions</dt>
          <dd>{kilobytes(playerFacts.bytesOfCore)}</dd>
          <dd>
            Included above: interpolate(), spring(), Sequence and other code your video uses anyway.
          </dd>
        </div>
        <div>
          <dt>React</dt>
          <dd>{playerFacts.react.replace('>=', '')} and up</dd>
          <dd>A peer dependency. Your app already has it, so it isn't counted here.</dd>
        </div>
      </dl>
      <p className={styles.note}>
        Minified and gzipped, measured on {longDate(playerFacts.measuredOn)} with version{' '}
        {playerFacts.version}. 1 kB is 1,000 bytes. Load the Player when it scrolls into view, as
        this page does, and it won't delay the first paint.
      </p>
      <div className={styles.tables}>
        <table>
          <caption>Oldest browsers that run the published code as it is</caption>
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
            The newest syntax in the code is optional chaining and class fields. If your bundler
            compiles dependencies, you can support older browsers.
          </li>
          <li>
            Browsers don't let a page start with sound. After a click, the Player plays with sound.
            Before that, it plays muted.
          </li>
          <li>
            Some browsers, such as Safari on an iPhone, can't show an element in full screen. There,
            the Player hides the button.
          </li>
          <li>The browser decides which video and audio files play, as with any media tag.</li>
        </ul>
      </div>
    </>
  );
}
