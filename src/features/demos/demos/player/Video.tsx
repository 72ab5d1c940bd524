import {Player} from '@remotion/player';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import type {Values} from './definition';

export const Countdown: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{placeContent: 'center', alignItems: 'center', fontSize: 260, background: '#121826'}}
    >
      {3 - Math.floor(frame / fps)}
    </AbsoluteFill>
  );
};

export const Preview: React.FC<Values> = ({
  controls,
  loop,
  playbackRate,
  clickToPlay,
  doubleClickToFullscreen,
  spaceKey,
  allowFullscreen,
  showVolumeControls,
  showRates,
  alwaysShowControls,
  moveToBeginning,
}) => (
  <Player
    component={Countdown}
    compositionWidth={1280}
    compositionHeight={720}
    fps={30}
    durationInFrames={90}
    style={{width: '100%'}}
    controls={controls}
    loop={loop}
    moveToBeginningWhenEnded={loop ? undefined : moveToBeginning}
    playbackRate={playbackRate === 0 ? 1 : playbackRate}
    clickToPlay={clickToPlay}
    doubleClickToFullscreen={doubleClickToFullscreen}
    spaceKeyToPlayOrPause={spaceKey}
    allowFullscreen={controls ? allowFullscreen : undefined}
    showVolumeControls={controls ? showVolumeControls : undefined}
    showPlaybackRateControl={controls ? showRates : undefined}
    alwaysShowControls={controls ? alwaysShowControls : undefined}
  />
);
