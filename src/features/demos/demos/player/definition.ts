import {slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<Player>',
  alternative:
    'A player that counts down from three to one. Change its speed and controls, whether it loops, and what a click, a double-click and the space bar do.',
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
});

export default definition;

export type Values = ValuesOf<typeof definition>;
