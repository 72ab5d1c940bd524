import React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {PlayerRef} from '@remotion/player';
import {usePlayerFrame} from '@site/src/lib/hooks/usePlayer';
import styles from './styles.module.css';

type Props = {
  player: PlayerRef | null;
  durationInFrames: number;
  /** Frame until the player is there. */
  initialFrame: number;
  label: string;
  /** Named stretches to mark, in frames, both ends included. */
  parts: {name: string; from: number; to: number}[];
};

/** A bar of all frames with the motions on it: shows where a player is, and takes it anywhere. */
export default function MotionBar({
  player,
  durationInFrames,
  initialFrame,
  label,
  parts,
}: Props): React.ReactNode {
  const isBrowser = useIsBrowser();
  const frame = usePlayerFrame(player, initialFrame);
  const percent = (frames: number) => `${(frames / (durationInFrames - 1)) * 100}%`;
  return (
    <div className={styles.bar}>
      <div className={styles.track}>
        {parts.map(({name, from, to}) => (
          <span
            key={name}
            className={styles.part}
            data-active={frame >= from && frame <= to ? '' : undefined}
            style={{left: percent(from), width: percent(to - from)}}
            aria-hidden="true"
          >
            {name}
          </span>
        ))}
        <input
          type="range"
          min={0}
          max={durationInFrames - 1}
          value={frame}
          disabled={!isBrowser}
          aria-label={label}
          onChange={({target}) => player?.seekTo(target.valueAsNumber)}
        />
      </div>
      <span className={styles.frame} aria-hidden="true">
        frame <b>{frame}</b>
      </span>
    </div>
  );
}
