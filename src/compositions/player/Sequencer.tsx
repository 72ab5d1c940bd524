import React, {useEffect, useMemo} from 'react';
import {AbsoluteFill, Html5Audio, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import SequencerPicture, {type SequencerProps} from './SequencerPicture';
import {FRAMES_PER_STEP, synthesize, toWav, type Tune} from './tune';

const STRIKE_IN_FRAMES = 20;

/** A bar of music that is seen and heard. Each note is a prop, and the sound is made from it. */
export default function Sequencer({title, color, tune}: SequencerProps): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const sound = useSound(tune);
  const strikes = tune.map((_, step) => {
    const since = frame - step * FRAMES_PER_STEP;
    return since < 0
      ? 0
      : 1 - spring({frame: since, fps, durationInFrames: STRIKE_IN_FRAMES, config: {damping: 200}});
  });
  return (
    <AbsoluteFill>
      <SequencerPicture
        title={title}
        color={color}
        tune={tune}
        position={frame / FRAMES_PER_STEP}
        strikes={strikes}
      />
      <Html5Audio src={sound} />
    </AbsoluteFill>
  );
}

function useSound(tune: Tune): string {
  // By its notes: an equal tune in another array makes no new sound.
  const notes = tune.join();
  const url = useMemo(() => {
    const file = toWav(synthesize(notes.split(',').map((note) => (note ? Number(note) : null))));
    return URL.createObjectURL(new Blob([file], {type: 'audio/wav'}));
  }, [notes]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}
