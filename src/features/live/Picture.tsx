import React, {useEffect, useMemo, useRef} from 'react';
import {Player, type PlayerRef} from '@remotion/player';
import type {Program} from './run';
import {LastGoodFrame} from './LastGoodFrame';
import type {Settings} from './settings';

const WIDE: React.CSSProperties = {width: '100%'};

/** What the player tells about itself. */
export type Playback = {frame: number; isPlaying: boolean};

type Props = {
  program: Program;
  settings: Settings;
  /** Frame that is shown first. */
  initialFrame?: number;
  /** Called with the player's handle when it is there, and with null when it goes. */
  onPlayer: (player: PlayerRef | null) => void;
  onPlayback: (playback: Playback) => void;
  /** Called once for each program: with its first frame that rendered and whose effects ran. */
  onDrawn: () => void;
  onError: (thrown: unknown, frame: number) => void;
  onRecover: () => void;
};

/**
 * The picture of live code: as wide as its container, white, without sound, at rest until somebody
 * plays it. A program that fails pauses it.
 */
export function Picture({
  program,
  settings,
  initialFrame = 0,
  onPlayer,
  onPlayback,
  onDrawn,
  onError,
  onRecover,
}: Props): React.ReactNode {
  const player = useRef<PlayerRef | null>(null);

  useEffect(() => {
    const handle = player.current;
    if (!handle) {
      return undefined;
    }
    const tell = () => onPlayback({frame: handle.getCurrentFrame(), isPlaying: handle.isPlaying()});
    const events = ['frameupdate', 'play', 'pause', 'ended'] as const;
    events.forEach((event) => handle.addEventListener(event, tell));
    onPlayer(handle);
    tell();
    return () => {
      events.forEach((event) => handle.removeEventListener(event, tell));
      onPlayer(null);
    };
  }, [onPlayer, onPlayback]);

  const inputProps = useMemo(
    () => ({
      program,
      onDrawn,
      onRecover,
      onError: (thrown: unknown, frame: number) => {
        player.current?.pause();
        onError(thrown, frame);
      },
    }),
    [program, onDrawn, onError, onRecover],
  );

  return (
    <Player
      ref={player}
      component={LastGoodFrame}
      inputProps={inputProps}
      compositionWidth={settings.width}
      compositionHeight={settings.height}
      fps={settings.fps}
      durationInFrames={settings.duration}
      initialFrame={initialFrame}
      loop
      initiallyMuted
      numberOfSharedAudioTags={0}
      spaceKeyToPlayOrPause={false}
      errorFallback={() => null}
      style={WIDE}
      acknowledgeRemotionLicense
    />
  );
}
