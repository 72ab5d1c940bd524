import {slider, text, toggle} from '../../controls';
import {defineDemo, type ValuesOf} from '../../define';

const definition = defineDemo({
  title: 'random()',
  alternative:
    'Stars in random places and sizes. The same seed always gives the same sky, on every computer; another seed gives another one.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  controls: {
    seed: text({label: 'seed', value: 'sky', maxLength: 24}),
    stars: slider({label: 'stars', min: 1, max: 300, step: 1, value: 140}),
    isTrembling: toggle({label: 'frame in the seed', value: false}),
  },
});

export default definition;

export type Values = ValuesOf<typeof definition>;
