import React from 'react';
import {frameForKey, type Keys} from '@site/src/lib/frame-keys';
import styles from './styles.module.css';

type Props = {
  frame: number;
  /** Length in frames. */
  duration: number;
  isPlaying: boolean;
  onSeek: (frame: number) => void;
  /** Hears the keys that lead to a frame, in place of `onSeek`, where `frame` comes late. */
  onKey?: (keys: Keys) => void;
  /** Plays and pauses. Without it, there is nothing to play with: readers scrub. */
  onToggle?: () => void;
};

/** Play, pause, scrub and read the frame, by pointer and by keyboard. */
export default function Transport({
  frame,
  duration,
  isPlaying,
  onSeek,
  onKey,
  onToggle,
}: Props): React.ReactNode {
  const last = duration - 1;

  const onKeyDown = (event: React.KeyboardEvent) => {
    const target = frameForKey(event, frame, last);
    if (target !== null) {
      event.preventDefault();
      if (onKey) {
        onKey(event);
      } else {
        onSeek(target);
      }
    } else if (onToggle && event.key === ' ' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      onToggle();
    }
  };

  return (
    // Its controls hear the keys, and pass them on.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.transport} onKeyDown={onKeyDown}>
      {onToggle ? (
        <button
          type="button"
          className={styles.toggle}
          onClick={onToggle}
          aria-label={isPlaying ? 'Pause' : 'Play'}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d={isPlaying ? 'M4 2.5h3v11H4zM9 2.5h3v11H9z' : 'M4 2.5v11l9-5.5z'}
              fill="currentColor"
            />
          </svg>
        </button>
      ) : null}
      <input
        type="range"
        className={styles.range}
        min={0}
        max={last}
        value={Math.min(frame, last)}
        onChange={(event) => onSeek(Number(event.target.value))}
        aria-label="Frame"
        aria-valuetext={`Frame ${frame} of ${last}`}
        style={{'--progress': last > 0 ? frame / last : 0}}
      />
      <span className={styles.frame} aria-hidden="true">
        <b>{frame}</b> / {last}
      </span>
    </div>
  );
}
