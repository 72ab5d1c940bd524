import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type TimelineBar = {
  label: string;
  /** First frame of the bar. Negative: it began before the video. */
  from: number;
  /** Length in frames. */
  duration: number;
  /** What the component's own `useCurrentFrame()` returns at the bar's left edge. */
  localFrame?: number;
  look?: 'solid' | 'muted' | 'ghost';
};

export type TimelineTrack = {label?: string; bars: TimelineBar[]};

type Props = {
  /** Length of the shown video in frames. */
  length: number;
  /** Frames before 0 to show, for what begins before the video. */
  before?: number;
  /** Distance of the ruler's marks in frames. */
  tick?: number;
  tracks: TimelineTrack[];
  /** Frame at which a line stands, while something plays. */
  playhead?: number;
  /** What the picture says, in a sentence: caption for everybody, text alternative for some. */
  caption?: string;
  className?: string;
};

/** A picture of what is on screen when: one row a track, frames from left to right. */
export default function Timeline({
  length,
  before = 0,
  tick = 30,
  tracks,
  playhead,
  caption,
  className,
}: Props): React.ReactNode {
  const total = length + before;
  const percent = (frames: number) => `${(frames / total) * 100}%`;
  const firstTick = -Math.floor(before / tick) * tick;
  const ticks = Array.from(
    {length: Math.floor((length - firstTick) / tick) + 1},
    (_, index) => firstTick + index * tick,
  );
  return (
    <figure className={clsx(styles.figure, className)}>
      <div className={styles.scroll} aria-hidden="true">
        <div className={styles.timeline}>
          <div className={styles.ruler}>
            {ticks.map((frame) => (
              <span key={frame} className={styles.tick} style={{left: percent(frame + before)}}>
                {frame}
              </span>
            ))}
          </div>
          {before > 0 ? <div className={styles.outside} style={{width: percent(before)}} /> : null}
          {tracks.map((track, row) => (
            <div key={row} className={styles.track}>
              {track.label ? <span className={styles.trackLabel}>{track.label}</span> : null}
              <div className={styles.lane}>
                {track.bars.map((bar, index) => (
                  <div
                    key={index}
                    className={clsx(
                      styles.bar,
                      styles[bar.look ?? 'solid'],
                      playhead !== undefined && !isOver(bar, playhead) && styles.past,
                    )}
                    style={{left: percent(bar.from + before), width: percent(bar.duration)}}
                  >
                    <span>{bar.label}</span>
                    {bar.localFrame === undefined ? null : <small>frame {bar.localFrame}</small>}
                  </div>
                ))}
              </div>
            </div>
          ))}
          {playhead === undefined ? null : (
            <div className={styles.playhead}>
              <div style={{left: percent(playhead + before)}} />
            </div>
          )}
        </div>
      </div>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

function isOver({from, duration}: TimelineBar, frame: number): boolean {
  return frame >= from && frame < from + duration;
}
