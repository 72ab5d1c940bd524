import type {ReleaseProps} from '@site/src/compositions/home/Release';
import type {CodeLine} from '../Code';

/** How the composition plays. The still is the frame of the first paint. */
export const RELEASE = {width: 1280, height: 720, fps: 30, durationInFrames: 180, stillFrame: 114};

export const ACCENTS = [
  {name: 'Blue', color: '#6ea8ff'},
  {name: 'Violet', color: '#b98cff'},
  {name: 'Rose', color: '#ff8fb3'},
  {name: 'Amber', color: '#ffb27a'},
] as const;

export const INITIAL_RELEASE: ReleaseProps = {
  title: 'Version 2.0',
  accent: ACCENTS[0].color,
  bars: 9,
};

/** The code that registers the composition, with the values of the form as its default props. */
export function rootCodeOf({title, accent, bars}: ReleaseProps): CodeLine[] {
  return [
    {text: '<Composition'},
    {text: '  id="Release"'},
    {text: '  component={Release}'},
    {text: '  schema={releaseSchema}'},
    {text: '  durationInFrames={180}'},
    {text: '  fps={30}'},
    {text: '  width={1280}'},
    {text: '  height={720}'},
    {text: '  defaultProps={{'},
    {text: `    title: «${quoted(title)}»,`},
    {text: `    accent: «${quoted(accent)}»,`},
    {text: `    bars: «${bars}»,`},
    {text: '  }}'},
    {text: '/>'},
  ];
}

/** A string as JavaScript writes it, without the marks that stand for changed values. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, String.raw`\$&`).replace(/[«»]/g, '')}'`;
}
