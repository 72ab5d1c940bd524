import {slider, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'visualizeAudioWaveform()',
  alternative:
    "A smooth line shows the waveform of a short synthesized tune, like an oscilloscope, without playing it. Change how much audio the line covers, how many points it has and whether it's normalized.",
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  initialFrame: 40,
  controls: {
    window: slider({
      label: 'windowInSeconds',
      min: 0.01,
      max: 0.3,
      step: 0.01,
      value: 0.06,
      unit: 's',
    }),
    samples: slider({label: 'numberOfSamples', min: 16, max: 256, step: 8, value: 96}),
    normalize: toggle({label: 'normalize', value: false}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
