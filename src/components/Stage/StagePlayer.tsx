import React, {useEffect, useRef, useState} from 'react';
import {Player, type PlayerRef} from '@remotion/player';
import type {StageProps} from './index';
import styles from './styles.module.css';

type Props = Omit<StageProps, 'load' | 'poster' | 'className'> & {
  component: React.ComponentType<Record<string, unknown>>;
  isInView: boolean;
  reducedMotion: boolean;
};

export type StagePlayer = React.ComponentType<Props>;

/** The part of a stage that needs the player's code. */
export default function StagePlayer({
  component,
  inputProps,
  width,
  height,
  fps,
  durationInFrames,
  label,
  initialFrame = 0,
  controls = false,
  autoPlay = true,
  loop = true,
  sound = false,
  playbackRate = 1,
  onPlayer,
  isInView,
  reducedMotion,
}: Props): React.ReactNode {
  const player = useRef<PlayerRef | null>(null);
  const isPlaying = useIsPlaying(player);
  const isPausedByReader = useRef(false);
  const isPlayedByReader = useRef(false);

  useEffect(() => {
    onPlayer?.(player.current);
    return () => onPlayer?.(null);
  }, [onPlayer]);

  useEffect(() => {
    const handle = player.current;
    if (!handle) {
      return;
    }
    const wanted = isPlayedByReader.current || (autoPlay && !reducedMotion);
    if (isInView && wanted && !isPausedByReader.current) {
      handle.play();
    } else if (!isInView || reducedMotion) {
      handle.pause();
    }
  }, [isInView, autoPlay, reducedMotion]);

  const toggle = () => {
    isPausedByReader.current = isPlaying;
    isPlayedByReader.current = !isPlaying;
    player.current?.toggle();
  };

  return (
    <div className={styles.player}>
      <Player
        ref={player}
        component={component}
        inputProps={inputProps ?? {}}
        compositionWidth={width}
        compositionHeight={height}
        fps={fps}
        durationInFrames={durationInFrames}
        initialFrame={initialFrame}
        controls={controls}
        loop={loop}
        initiallyMuted={!sound}
        playbackRate={playbackRate}
        clickToPlay={controls}
        spaceKeyToPlayOrPause={controls}
        numberOfSharedAudioTags={sound ? 5 : 0}
        style={{width: '100%', height: '100%'}}
        errorFallback={({error}) => (
          <p className={styles.failure} role="alert">
            {error.message}
          </p>
        )}
        acknowledgeRemotionLicense
      />
      {controls ? null : (
        <button
          type="button"
          className={styles.toggle}
          onClick={toggle}
          aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${label}`}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </div>
  );
}

function useIsPlaying(player: React.RefObject<PlayerRef | null>): boolean {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    const handle = player.current;
    if (!handle) {
      return undefined;
    }
    const onPlay = () => setIsPlaying(true);
    const onPause = () => setIsPlaying(false);
    handle.addEventListener('play', onPlay);
    handle.addEventListener('pause', onPause);
    handle.addEventListener('ended', onPause);
    return () => {
      handle.removeEventListener('play', onPlay);
      handle.removeEventListener('pause', onPause);
      handle.removeEventListener('ended', onPause);
    };
  }, [player]);
  return isPlaying;
}

function PlayIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M4 2.5v11l9-5.5z" fill="currentColor" />
    </svg>
  );
}

function PauseIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M4 2.5h3v11H4zM9 2.5h3v11H9z" fill="currentColor" />
    </svg>
  );
}
