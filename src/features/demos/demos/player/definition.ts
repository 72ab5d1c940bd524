import {slider, toggle} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: '<Player>',
  alternative:
    'A player with a countdown from three to one. The switches change its controls, and what a click, a double click and the space key do.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  hasOwnBar: true,
  controls: {
    controls: toggle({label: 'controls', value: true}),
    loop: toggle({label: 'loop', value: true}),
    playbackRate: slider({label: 'playbackRate', min: -2, max: 3, step: 0.25, value: 1}),
    clickToPlay: toggle({label: 'clickToPlay', value: true}),
    doubleClickToFullscreen: toggle({label: 'doubleClickToFullscreen', value: false}),
    spaceKey: toggle({label: 'spaceKeyToPlayOrPause', value: true}),
    allowFullscreen: toggle({label: 'allowFullscreen', value: true, when: {controls: [true]}}),
    showVolumeControls: toggle({
      label: 'showVolumeControls',
      value: true,
      when: {controls: [true]},
    }),
    showRates: toggle({
      label: 'showPlaybackRateControl',
      value: false,
      when: {controls: [true]},
    }),
    alwaysShowControls: toggle({
      label: 'alwaysShowControls',
      value: false,
      when: {controls: [true]},
    }),
    moveToBeginning: toggle({
      label: 'moveToBeginningWhenEnded',
      value: true,
      when: {loop: [false]},
    }),
  },
  code: (values) => {
    const props = [
      values.controls ? 'controls' : '',
      values.loop ? 'loop' : `moveToBeginningWhenEnded={${values.moveToBeginning}}`,
      `playbackRate={${values.playbackRate === 0 ? 1 : values.playbackRate}}`,
      `clickToPlay={${values.clickToPlay}}`,
      `doubleClickToFullscreen={${values.doubleClickToFullscreen}}`,
      `spaceKeyToPlayOrPause={${values.spaceKey}}`,
      ...(values.controls
        ? [
            `allowFullscreen={${values.allowFullscreen}}`,
            `showVolumeControls={${values.showVolumeControls}}`,
            `showPlaybackRateControl={${values.showRates}}`,
            `alwaysShowControls={${values.alwaysShowControls}}`,
          ]
        : []),
    ];
    return `import {Player} from '@remotion/player';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const Countdown: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{placeContent: 'center', alignItems: 'center', fontSize: 400, background: '#121826'}}
    >
      {3 - Math.floor(frame / fps)}
    </AbsoluteFill>
  );
};

export const Preview: React.FC = () => (
  <Player
    component={Countdown}
    compositionWidth={1280}
    compositionHeight={720}
    fps={30}
    durationInFrames={90}
    style={{width: '100%'}}
${props
  .filter((prop) => prop !== '')
  .map((prop) => `    ${prop}\n`)
  .join('')}  />
);
`;
  },
});
