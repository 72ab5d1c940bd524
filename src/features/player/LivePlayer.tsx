import React, {useState} from 'react';
import clsx from 'clsx';
import {Player, type PlayerRef} from '@remotion/player';
import Sequencer from '@site/src/compositions/player/Sequencer';
import type {SequencerProps} from '@site/src/compositions/player/SequencerPicture';
import {makeAudioContextsLate} from '@site/src/lib/make-audio-contexts-late';
import {startAudioWithReader} from '@site/src/lib/start-audio-with-reader';
import Cover from './Cover';
import bar from '@site/src/components/Stage/player-bar.module.css';
import styles from './playground.module.css';
import {DURATION, type Settings} from './switches';

makeAudioContextsLate();
startAudioWithReader();

export type LivePlayerProps = {
  settings: Settings;
  inputProps: SequencerProps;
  onPlayer: (player: PlayerRef | null) => void;
};

/** The part of the playground that needs the player's code. */
export default function LivePlayer({
  settings,
  inputProps,
  onPlayer,
}: LivePlayerProps): React.ReactNode {
  const {renderPoster, spaceKeyToPlayOrPause, ...props} = settings;
  // For the space key the player focuses its play button, also when it appears. A page must not
  // take the focus from its reader, so that the prop waits for a click.
  const [isUsed, setIsUsed] = useState(false);
  const {autoPlay, initialFrame, initiallyMuted, initiallyShowControls} = settings;
  return (
    <div
      className={clsx(styles.live, bar.bar)}
      onPointerDownCapture={() => setIsUsed(true)}
      onBlur={({currentTarget, relatedTarget}) =>
        setIsUsed((used) => used && currentTarget.contains(relatedTarget))
      }
    >
      <Player
        key={JSON.stringify([autoPlay, initialFrame, initiallyMuted, initiallyShowControls])}
        ref={onPlayer}
        component={Sequencer}
        inputProps={inputProps}
        durationInFrames={DURATION}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%', height: '100%'}}
        {...props}
        spaceKeyToPlayOrPause={spaceKeyToPlayOrPause && isUsed}
        renderPoster={renderPoster ? () => <Cover /> : undefined}
        acknowledgeRemotionLicense
      />
    </div>
  );
}
