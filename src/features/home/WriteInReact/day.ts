import type {CodeLine} from '../Code';

export const LAST_FRAME = 60;

const SKY = [
  [23, 34, 94],
  [124, 190, 255],
  [58, 30, 92],
] as const;

/** What the component computes in a frame. */
export type Day = {x: number; y: number; sky: string};

/** The values of a frame from 0 to 60, as the code beside the picture computes them. */
export function dayAt(frame: number): Day {
  const half = LAST_FRAME / 2;
  const [from, to] = frame < half ? [SKY[0], SKY[1]] : [SKY[1], SKY[2]];
  const part = frame < half ? frame / half : (frame - half) / half;
  const channels = ([0, 1, 2] as const).map((channel) =>
    Math.round(from[channel] + (to[channel] - from[channel]) * part),
  );
  return {
    x: round(5 + (frame / LAST_FRAME) * 90),
    y: round(78 - 56 * Math.sin((frame / LAST_FRAME) * Math.PI)),
    sky: `rgb(${channels.join(', ')})`,
  };
}

/** The code of the component, with what its variables hold in a frame. */
export function codeOf(frame: number): CodeLine[] {
  const {x, y, sky} = dayAt(frame);
  const note = (text: string, value: number | string): CodeLine => ({
    text: `${text}  // ${value}`,
    part: 'values',
  });
  return [
    {text: 'export const Day = () => {'},
    note('  const frame = useCurrentFrame();', frame),
    {text: ''},
    note('  const x = interpolate(frame, [0, 60], [5, 95]);', x),
    note('  const y = 78 - 56 * Math.sin((frame / 60) * Math.PI);', y),
    note('  const sky = interpolateColors(frame, [0, 30, 60], colors);', ''),
    {text: `  // ${sky}`, part: 'values'},
    {text: ''},
    {text: '  return ('},
    {text: '    <AbsoluteFill style={{background: sky}}>'},
    {text: '      <Sun style={{left: `${x}%`, top: `${y}%`}} />'},
    {text: '      <Hills />'},
    {text: '    </AbsoluteFill>'},
    {text: '  );'},
    {text: '};'},
  ].map((line) => ({...line, text: line.text.replace(/\s*\/\/ $/, '')}));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
