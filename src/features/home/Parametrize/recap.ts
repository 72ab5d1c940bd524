import type {RecapProps} from '@site/src/compositions/home/Recap';
import type {CodeLine} from '../Code';

export const UNITS = ['kilometers', 'pages', 'commits', 'coffees'] as const;

export const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const LIMITS = {name: 16, value: 20, fewestDays: 3};

export const INITIAL_RECAP: RecapProps = {name: 'Ada', unit: UNITS[0], values: [6, 11, 4, 9, 14]};

const FRAMES_PER_DAY = 10;
const OTHER_FRAMES = 90;

/** How the composition plays. Its length follows from the data: each day adds 10 frames. */
export const RECAP = {width: 1080, height: 1080, fps: 30};

/** Length of the video in frames. */
export const durationOf = ({values}: RecapProps): number =>
  OTHER_FRAMES + values.length * FRAMES_PER_DAY;

/** A frame in which everything is drawn. */
export const stillFrameOf = (props: RecapProps): number => durationOf(props) - 20;

/** The shell command that renders this video to a file, with its values marked. */
export function commandLinesOf({name, unit, values}: RecapProps): CodeLine[] {
  const marked = (value: unknown) => `«${shellQuoted(JSON.stringify(value)).replace(/[«»]/g, '')}»`;
  return [
    {text: "npx remotion render Recap --props='{"},
    {text: `  "name": ${marked(name)},`},
    {text: `  "unit": ${marked(unit)},`},
    {text: `  "values": [${values.map(marked).join(', ')}]`},
    {text: "}'"},
  ];
}

/** What stands between single quotes in a POSIX shell. */
function shellQuoted(text: string): string {
  return text.replaceAll("'", String.raw`'\''`);
}
