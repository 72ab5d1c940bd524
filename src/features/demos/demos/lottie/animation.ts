import type {LottieAnimationData} from '@remotion/lottie';

/** Frames of one jump. */
const JUMP = 60;

type Point = readonly number[];

// How a movement leaves one key and reaches the next, as handles of a Bézier curve.
const SLOWING = {o: {x: 0.1, y: 0.35}, i: {x: 0.6, y: 1}};
const SPEEDING = {o: {x: 0.4, y: 0}, i: {x: 0.9, y: 0.65}};

const still = (value: number | Point) => ({a: 0, k: value});

const moving = (keys: {at: number; value: Point; ease?: typeof SLOWING}[]) => ({
  a: 1,
  k: keys.map(({at, value, ease = SLOWING}) => ({
    t: at,
    s: value,
    o: {x: [ease.o.x], y: [ease.o.y]},
    i: {x: [ease.i.x], y: [ease.i.y]},
  })),
});

const disc = (color: Point, size: Point) => ({
  ty: 'gr',
  it: [
    {ty: 'el', p: still([0, 0]), s: still(size)},
    {ty: 'fl', c: still(color), o: still(100)},
    {
      ty: 'tr',
      p: still([0, 0]),
      a: still([0, 0]),
      s: still([100, 100]),
      r: still(0),
      o: still(100),
    },
  ],
});

const layer = (name: string, shape: object, transform: object) => ({
  ty: 4,
  nm: name,
  ip: 0,
  op: JUMP,
  st: 0,
  shapes: [shape],
  ks: {o: still(100), r: still(0), a: still([0, 0]), ...transform},
});

const GROUND = 560;
const TOP = 190;

/** A ball that jumps, as a Lottie file: one layer for the ball and one for its shadow. */
export const animation: LottieAnimationData = {
  v: '5.7.0',
  fr: 60,
  ip: 0,
  op: JUMP,
  w: 1280,
  h: 720,
  layers: [
    layer('ball', disc([1, 0.698, 0.478, 1], [170, 170]), {
      p: moving([
        {at: 0, value: [640, GROUND], ease: SLOWING},
        {at: 30, value: [640, TOP], ease: SPEEDING},
        {at: 60, value: [640, GROUND]},
      ]),
      s: moving([
        {at: 0, value: [128, 72]},
        {at: 8, value: [88, 114]},
        {at: 30, value: [100, 100]},
        {at: 54, value: [88, 114]},
        {at: 60, value: [128, 72]},
      ]),
    }),
    layer('shadow', disc([0.17, 0.22, 0.31, 1], [260, 44]), {
      p: still([640, GROUND + 78]),
      s: moving([
        {at: 0, value: [110, 100], ease: SLOWING},
        {at: 30, value: [45, 60], ease: SPEEDING},
        {at: 60, value: [110, 100]},
      ]),
    }),
  ],
};
