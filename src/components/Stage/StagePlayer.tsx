import React, {useCallback, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {Player, type PlayerRef} from '@remotion/player';
import {useIsPlaying} from '@site/src/lib/hooks/usePlayer';
import {makeAudioContextsLate} from '@site/src/lib/make-audio-contexts-late';
import {startAudioWithReader} from '@site/src/lib/start-audio-with-reader';
import {PauseIcon, PlayIcon} from './icons';
import type {StageProps} from './index';
import bar from './player-bar.module.css';
import styles from './styles.module.css';

makeAudioContextsLate();
startAudioWithReader();

type Props = Omit<StageProps, 'load' | 'poster' | 'posterLoading' | 'className' | 'waits'> & {
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
  button = !controls,
  autoPlay = true,
  loop = true,
  sound = false,
  playbackRate = 1,
  playerProps,
  onPlayer,
  isInView,
  reducedMotion,
}: Props): React.ReactNode {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const isPlaying = useIsPlaying(player);
  // It goes when this does. To note that would make React render once more before the next page is painted.
  const keepPlayer = useCallback((ref: PlayerRef | null) => {
    if (ref) {
      setPlayer(ref);
    }
  }, []);

  useEffect(() => {
    onPlayer?.(player);
    return () => onPlayer?.(null);
  }, [onPlayer, player]);

  usePlayInView(player, {isInView, autoPlay, reducedMotion});

  return (
    <div className={clsx(styles.player, bar.bar)}>
      <Player
        ref={keepPlayer}
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
        // With it, the player takes the focus whenever it starts or stops, from wherever the reader is.
        spaceKeyToPlayOrPause={false}
        numberOfSharedAudioTags={sound ? 5 : 0}
        style={{width: '100%', height: '100%'}}
        errorFallback={({error}) => (
          <p className={styles.failure} role="alert">
            {error.message}
          </p>
        )}
        acknowledgeRemotionLicense
        {...playerProps}
      />
      {button ? (
        <button
          type="button"
          className={styles.toggle}
          onClick={() => player?.toggle()}
          aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${label}`}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
      ) : null}
    </div>
  );
}

type Wishes = {isInView: boolean; autoPlay: boolean; reducedMotion: boolean};

/** Plays while it is in view, unless the reader has paused it; and the other way round. */
function usePlayInView(
  player: PlayerRef | null,
  {isInView, autoPlay, reducedMotion}: Wishes,
): void {
  const isMovedByStage = useRef(false);
  const isPausedByReader = useRef(false);
  const isPlayedByReader = useRef(false);

  useEffect(() => {
    if (!player) {
      return;
    }
    isMovedByStage.current = true;
    const wanted = isPlayedByReader.current || (autoPlay && !reducedMotion);
    if (isInView && wanted && !isPausedByReader.current) {
      player.play();
    } else if (!isInView || !wanted) {
      player.pause();
    }
    isMovedByStage.current = false;
  }, [player, isInView, autoPlay, reducedMotion]);

  // Whoever else plays or pauses, with a button here or a bar elsewhere, does so for the reader.
  useEffect(() => {
    if (!player) {
      return undefined;
    }
    const remember = (isPlayed: boolean) => () => {
      if (!isMovedByStage.current) {
        isPlayedByReader.current = isPlayed;
        isPausedByReader.current = !isPlayed;
      }
    };
    const onPlay = remember(true);
    const onPause = remember(false);
    player.addEventListener('play', onPlay);
    player.addEventListener('pause', onPause);
    return () => {
      player.removeEventListener('play', onPlay);
      player.removeEventListener('pause', onPause);
    };
  }, [player]);
}
