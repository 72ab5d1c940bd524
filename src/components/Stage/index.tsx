import React, {startTransition, useEffect, useRef, useState} from 'react';
import type {PlayerProps, PlayerRef} from '@remotion/player';
import clsx from 'clsx';
import {useIsInView} from '@site/src/lib/hooks/useIsInView';
import {useIsNear} from '@site/src/lib/hooks/useIsNear';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';
import {useReducedMotion} from '@site/src/lib/hooks/useReducedMotion';
import styles from './styles.module.css';
import type {StagePlayer} from './StagePlayer';

export type StageProps<Props extends Record<string, unknown> = Record<string, unknown>> = {
  /** Imports the component to play, as a module of its own: `() => import('@site/src/compositions/Orbit')`. */
  load: () => Promise<{default: React.ComponentType<Props>}>;
  /** Props of the component. They can change while it plays. */
  inputProps?: Props;
  /** Size of the composition in pixels. The stage is as wide as its container and keeps the shape. */
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  /** What is to be seen, for readers who cannot see it. */
  label: string;
  /** Picture until the player is there: a path below `static/`, or markup of a frame of the composition. */
  poster?: React.ReactNode;
  /** When a picture given as a path loads. Default: eager. */
  posterLoading?: 'eager' | 'lazy';
  /** Frame that is shown first, and stays for readers who want no motion. Default: 0. */
  initialFrame?: number;
  /** Shows the player's own bar: play, scrub, full screen. Default: false, a button plays and pauses. */
  controls?: boolean;
  /** Shows the button that plays and pauses. Default: true without `controls`. */
  button?: boolean;
  /** Plays by itself while at least half of it is in view. Default: true. Never with reduced motion. */
  autoPlay?: boolean;
  /** Shows its poster alone and loads nothing, until it no longer waits. Default: false. */
  waits?: boolean;
  loop?: boolean;
  /** Starts with sound. Default: false. */
  sound?: boolean;
  playbackRate?: number;
  /** Further settings of the player, over those of the stage. */
  playerProps?: Partial<PlayerProps<never, Record<string, unknown>>>;
  className?: string;
  /** Called with the player's handle when it is there, and with `null` when it goes. */
  onPlayer?: (player: PlayerRef | null) => void;
};

type Loaded<Props> = {Player: StagePlayer; component: React.ComponentType<Props>};

/**
 * A composition on a page. Its box has its size from the first paint on; the player and the
 * composition load when it nears the viewport and the reader is there. It plays in view only, muted,
 * and not at all by itself for readers who prefer reduced motion.
 */
export default function Stage<Props extends Record<string, unknown>>({
  width,
  height,
  label,
  poster,
  posterLoading = 'eager',
  className,
  load,
  waits = false,
  ...rest
}: StageProps<Props>): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isReaderThere = useReaderIsThere();
  const isNear = useIsNear(box) && isReaderThere && !waits;
  const isInView = useIsInView(box);
  const reducedMotion = useReducedMotion();
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const firstLoad = useRef(load);
  useEffect(() => {
    if (!isNear) {
      return undefined;
    }
    let isCurrent = true;
    Promise.all([import('./StagePlayer'), firstLoad.current()]).then(
      ([player, composition]) =>
        isCurrent &&
        // In slices, so that the page answers meanwhile.
        startTransition(() => setLoaded({Player: player.default, component: composition.default})),
      (error: unknown) => isCurrent && setFailure(String(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNear]);

  return (
    <div
      ref={box}
      className={clsx(styles.stage, className)}
      style={{aspectRatio: `${width} / ${height}`}}
      role="group"
      aria-label={label}
    >
      {typeof poster === 'string' ? (
        // The group around it says what is to be seen.
        <img
          className={styles.poster}
          src={poster}
          alt=""
          aria-hidden="true"
          width={width}
          height={height}
          loading={posterLoading}
        />
      ) : (
        poster
      )}
      {loaded ? (
        <loaded.Player
          {...rest}
          component={loaded.component as React.ComponentType<Record<string, unknown>>}
          width={width}
          height={height}
          label={label}
          isInView={isInView}
          reducedMotion={reducedMotion}
        />
      ) : null}
      {failure ? (
        <p className={styles.failure} role="alert">
          The player did not load: {failure}. Reload the page to try again.
        </p>
      ) : null}
    </div>
  );
}
