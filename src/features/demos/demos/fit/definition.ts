import {select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'objectFit',
  alternative:
    'A wide test image with circles and a border, in a dashed box. Choose how and where it fits, and resize the box to see the image stretched, cropped or shrunk.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 90,
  controls: {
    fit: select({
      label: 'objectFit',
      options: ['contain', 'cover', 'fill', 'none', 'scale-down'],
      value: 'cover',
    }),
    place: select({
      label: 'objectPosition',
      options: ['center', 'left', 'right', 'top', 'bottom'],
      value: 'center',
    }),
    width: slider({label: 'width', min: 100, max: 1200, step: 10, value: 420, unit: 'px'}),
    height: slider({label: 'height', min: 100, max: 680, step: 10, value: 600, unit: 'px'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
