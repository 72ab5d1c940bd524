import {slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<CameraMotionBlur>',
  alternative:
    'A bar spins fast, then slows down. Its ends blur more the faster it spins and the larger the shutter angle, as in a camera, and more samples make the blur smoother.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  initialFrame: 12,
  controls: {
    shutterAngle: slider({
      label: 'shutterAngle',
      min: 0,
      max: 360,
      step: 10,
      value: 180,
      unit: '°',
    }),
    samples: slider({label: 'samples', min: 1, max: 30, step: 1, value: 12}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
