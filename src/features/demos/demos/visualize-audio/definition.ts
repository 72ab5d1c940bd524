import {select, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'visualizeAudio()',
  alternative:
    "Bars rise and fall with a short synthesized tune, with low frequencies on the left and high ones on the right, but no audio plays. Change the number of samples, how many bars to show and whether they're smoothed.",
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  initialFrame: 40,
  controls: {
    samples: select({label: 'numberOfSamples', options: ['16', '32', '64', '128'], value: '64'}),
    bars: select({label: 'bars to show', options: ['all', 'half', 'quarter'], value: 'half'}),
    smoothing: toggle({label: 'smoothing', value: true}),
    optimizeFor: select({label: 'optimizeFor', options: ['accuracy', 'speed'], value: 'accuracy'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
