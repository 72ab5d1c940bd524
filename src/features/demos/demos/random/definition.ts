import {slider, text, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'random()',
  alternative:
    'Stars in random positions and sizes, which are the same on every computer as long as the seed is the same. Type another seed for a different sky, or add the frame to the seed for a new sky on every frame.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  controls: {
    seed: text({label: 'seed', value: 'sky', maxLength: 24}),
    stars: slider({label: 'stars', min: 1, max: 300, step: 1, value: 140}),
    isTrembling: toggle({label: 'add frame to seed', value: false}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
