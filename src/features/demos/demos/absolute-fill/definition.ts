import {select, slider} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const PLACES = ['flex-start', 'center', 'flex-end'] as const;

const definition = defineDemo({
  title: '<AbsoluteFill>',
  alternative:
    "Three layers of the same size lie on top of each other: a background, a disc and a line of text. The view tilts to show their order, and you can change the angle, the disc's opacity and where the text sits.",
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 90,
  controls: {
    justifyContent: select({label: 'justifyContent', options: PLACES, value: 'flex-end'}),
    alignItems: select({label: 'alignItems', options: PLACES, value: 'flex-start'}),
    opacity: slider({label: 'disc opacity', min: 0, max: 1, step: 0.05, value: 0.85}),
    angle: slider({label: 'viewing angle', min: 0, max: 60, step: 1, value: 45, unit: '°'}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
