import React from 'react';
import type {PlayerRef} from '@remotion/player';
import {PauseIcon, PlayIcon} from '@site/src/components/Stage/icons';
import {useIsPlaying, usePlayerFrame} from '@site/src/lib/hooks/usePlayer';
import styles from './styles.module.css';

type Props = {
  /** The player that it moves; until it is there, the bar keeps its place. */
  player: PlayerRef | null;
  durationInFrames: number;
  /** Frame to show while there is no player. */
  initialFrame?: number;
  /** What plays, for the names of the controls. */
  label: string;
};

/** A bar to play, pause and scrub a player, with the number of the frame. Scrubbing pauses. */
export default function Scrubber({
  player,
  durationInFrames,
  initialFrame = 0,
  label,
}: Props): React.ReactNode {
  const isPlaying = useIsPlaying(player);
  const frame = usePlayerFrame(player, initialFrame);
  const last = durationInFrames - 1;

  const seek = (event: React.ChangeEvent<HTMLInputElement>) => {
    player?.pause();
    player?.seekTo(Number(event.target.value));
  };

  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        disabled={!player}
        onClick={(event) => player?.toggle(event)}
        aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${label}`}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
      <input
        type="range"
        className={styles.range}
        style={{'--progress': `${(Math.min(frame, last) / Math.max(1, last)) * 100}%`}}
        min={0}
        max={last}
        step={1}
        value={Math.min(frame, last)}
        onChange={seek}
        disabled={!player}
        aria-label={`Frame: ${label}`}
        aria-valuetext={`Frame ${frame} of ${last}`}
      />
      <span className={styles.frame} aria-hidden="true">
        <span style={{minWidth: `${String(last).length}ch`}}>{frame}</span> / {last}
      </span>
    </div>
  );
}
