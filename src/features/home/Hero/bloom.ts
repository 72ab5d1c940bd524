import type {BloomProps} from '@site/src/compositions/home/Bloom';
import type {CodeLine} from '../Code';

/** How the composition plays. The still is the frame of the first paint. */
export const BLOOM = {width: 1000, height: 720, fps: 30, durationInFrames: 150, stillFrame: 48};

export const INITIAL_BLOOM: BloomProps = {petals: 12, delay: 2, damping: 9, degrees: 120};

export type Motion = 'open' | 'turn' | 'close';

type Range = {from: number; to: number};

const FRAMES_AFTER_LAST_PETAL = 22;

/** From which frame to which each motion is to be seen. */
export function motionsOf({petals, delay}: BloomProps): Record<Motion, Range> {
  return {
    open: {from: 0, to: Math.min((petals - 1) * delay + FRAMES_AFTER_LAST_PETAL, 117)},
    turn: {from: 50, to: 110},
    close: {from: 118, to: 146},
  };
}

/** Names of the motions in a frame, joined by spaces. */
export function motionsAt(frame: number, props: BloomProps): string {
  return Object.entries(motionsOf(props))
    .filter(([, {from, to}]) => frame >= from && frame <= to)
    .map(([motion]) => motion)
    .join(' ');
}

export type Knob = {
  name: keyof BloomProps;
  label: string;
  min: number;
  max: number;
  unit?: string;
  /** A frame in which a change of this value is plain to see. */
  tellingFrame: number;
};

export const KNOBS: Knob[] = [
  {name: 'petals', label: 'Petals', min: 3, max: 24, tellingFrame: 48},
  {name: 'delay', label: 'Delay', min: 0, max: 4, unit: 'frames', tellingFrame: 14},
  // From 20 on nothing bounces any more, and the spring stays the same.
  {name: 'damping', label: 'Damping', min: 4, max: 20, tellingFrame: 9},
  {name: 'degrees', label: 'Turn', min: -360, max: 360, unit: '°', tellingFrame: 84},
];

/** The code of the composition, with the values that it has now. */
export function codeOf({petals, delay, damping, degrees}: BloomProps): CodeLine[] {
  return [
    {text: 'import {'},
    {text: '  interpolate,'},
    {text: '  spring,'},
    {text: '  useCurrentFrame,'},
    {text: '  useVideoConfig,'},
    {text: "} from 'remotion';"},
    {text: "import {Night, Petal, smooth} from './petals';"},
    {text: ''},
    {text: 'export const Bloom = () => {'},
    {text: '  const frame = useCurrentFrame();'},
    {text: '  const {fps} = useVideoConfig();'},
    {text: ''},
    {
      text: `  const turn = interpolate(frame, [50, 110], [0, «${degrees}»], smooth);`,
      part: 'turn',
    },
    {text: '  const close = interpolate(frame, [118, 146], [1, 0], smooth);', part: 'close'},
    {text: ''},
    {text: '  return ('},
    {text: '    <Night>'},
    {text: `      {Array.from({length: «${petals}»}, (_, i) => {`},
    {text: '        const open = spring({', part: 'open'},
    {text: `          frame: frame - i * «${delay}»,`, part: 'open'},
    {text: '          fps,', part: 'open'},
    {text: `          config: {damping: «${damping}»},`, part: 'open'},
    {text: '        });', part: 'open'},
    {text: '        return ('},
    {text: `          <Petal key={i} at={i / «${petals}»} turn={turn} size={open * close} />`},
    {text: '        );'},
    {text: '      })}'},
    {text: '    </Night>'},
    {text: '  );'},
    {text: '};'},
  ];
}
