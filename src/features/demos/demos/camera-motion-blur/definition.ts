import {slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: '<CameraMotionBlur>',
  alternative:
    'A bar turns around its middle, quickly and then slowly. The faster it is and the longer the shutter stays open, the more its ends smear, as in a camera.',
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
