import React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {PlayerRef} from '@remotion/player';
import {RELEASE_TRACKS} from '@site/src/compositions/home/release-tracks';
import {usePlayerFrame} from '@site/src/lib/hooks/usePlayer';
import {RELEASE} from './release';
import styles from './styles.module.css';

const SECONDS = Array.from(
  {length: RELEASE.durationInFrames / RELEASE.fps + 1},
  (_, second) => second,
);
const percent = (frames: number) => `${(frames / RELEASE.durationInFrames) * 100}%`;

/** The timeline of the release video: a bar for each sequence, and a playhead to drag. */
export default function Tracks({player}: {player: PlayerRef | null}): React.ReactNode {
  return (
    <div className={styles.tracks}>
      <div className={styles.names} aria-hidden="true">
        {RELEASE_TRACKS.map(({name}) => (
          <span key={name}>&lt;{name}&gt;</span>
        ))}
      </div>
      <div className={styles.lanes}>
        <div className={styles.ruler} aria-hidden="true">
          {SECONDS.map((second) => (
            <span key={second} style={{left: percent(second * RELEASE.fps)}}>
              {second < SECONDS.length - 1 ? `${second} s` : ''}
            </span>
          ))}
        </div>
        {RELEASE_TRACKS.map(({name, from, durationInFrames}) => (
          <div key={name} className={styles.lane}>
            <span
              className={styles.bar}
              style={{left: percent(from), width: percent(durationInFrames)}}
            >
              {durationInFrames}
              <span className={styles.unit}> frames</span>
            </span>
          </div>
        ))}
        <Playhead player={player} />
      </div>
    </div>
  );
}

function Playhead({player}: {player: PlayerRef | null}) {
  const isBrowser = useIsBrowser();
  const frame = usePlayerFrame(player, RELEASE.stillFrame);
  return (
    <>
      <input
        type="range"
        className={styles.seek}
        min={0}
        max={RELEASE.durationInFrames - 1}
        value={frame}
        disabled={!isBrowser}
        aria-label="Frame of the release video"
        onChange={({target}) => player?.seekTo(target.valueAsNumber)}
      />
      <div className={styles.playhead} style={{left: percent(frame)}} aria-hidden="true">
        <span>{frame}</span>
      </div>
    </>
  );
}
