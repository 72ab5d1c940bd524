import {interpolate} from 'remotion';
import {MONO, Scene, Window, useEase} from './family';

type Props = {accent: string};

/** A token, its color, and where it stands before and after: line and column, or nowhere. */
type Token =
  | [text: string, color: string, before: Place, after: Place | null]
  | [text: string, color: string, before: null, after: Place];
type Place = readonly [line: number, column: number];

const PLAIN = '#dbe3f1';
const KEYWORD = '#cf9bff';
const NAME = '#84b6ff';
const NUMBER = '#ffb27a';

const TOKENS: Token[] = [
  ['let', KEYWORD, [0, 0], null],
  ['const', KEYWORD, null, [0, 0]],
  ['total', NAME, [0, 4], [0, 6]],
  ['=', PLAIN, [0, 10], [0, 12]],
  ['0;', NUMBER, [0, 12], null],
  ['for', KEYWORD, [1, 0], null],
  ['(const', KEYWORD, [1, 4], null],
  ['price', PLAIN, [1, 11], [1, 8]],
  ['of', KEYWORD, [1, 17], null],
  ['prices', NAME, [1, 20], [0, 14]],
  [') {', PLAIN, [1, 26], null],
  ['.reduce(', NAME, null, [0, 20]],
  ['(sum,', PLAIN, null, [1, 2]],
  [')', PLAIN, null, [1, 13]],
  ['=>', KEYWORD, null, [1, 15]],
  ['sum', PLAIN, null, [2, 4]],
  ['total', PLAIN, [2, 2], null],
  ['+=', PLAIN, [2, 8], null],
  ['+', PLAIN, null, [2, 8]],
  ['price', PLAIN, null, [2, 10]],
  ['price;', PLAIN, [2, 11], null],
  [', 0', NUMBER, null, [2, 15]],
  [');', PLAIN, null, [3, 0]],
  ['}', PLAIN, [3, 0], null],
];

/** Code changes, and each token that stays walks to its new place. */
export default function CodeHike({accent}: Props) {
  const there = useEase(34, 58);
  const back = useEase(96, 112);
  const progress = there - back;
  return (
    <Scene accent={accent}>
      <Window
        title="total.ts"
        left={150}
        top={130}
        width={980}
        height={460}
        style={{background: '#0e1422'}}
      >
        <div style={{position: 'absolute', left: 56, top: 108, fontFamily: MONO, fontSize: 44}}>
          {TOKENS.map(([text, color, before, after], index) => {
            const from = before === null ? after : before;
            const to = after ?? from;
            const opacity =
              before && after
                ? 1
                : before
                  ? interpolate(progress, [0, 0.4], [1, 0], {extrapolateRight: 'clamp'})
                  : interpolate(progress, [0.6, 1], [0, 1], {extrapolateLeft: 'clamp'});
            const column = interpolate(progress, [0, 1], [from[1], to[1]]);
            const line = interpolate(progress, [0, 1], [from[0], to[0]]);
            return (
              <span
                key={index}
                style={{
                  position: 'absolute',
                  whiteSpace: 'pre',
                  left: `${column * 0.6}em`,
                  top: `${line * 1.65}em`,
                  color,
                  opacity,
                }}
              >
                {text}
              </span>
            );
          })}
        </div>
      </Window>
    </Scene>
  );
}
