import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

/** The steps. The template reads them from files, and Code Hike finds the tokens and their colors. */
const STEPS = [
  ['let total = 0 ;', 'for ( const price of prices ) {', '  total += price ;', '}'],
  ['const total = prices . reduce (', '  ( sum , price ) => sum + price , 0', ') ;'],
];

const COLORS: Record<string, string> = {
  let: '#cf9bff',
  const: '#cf9bff',
  for: '#cf9bff',
  of: '#cf9bff',
  total: '#84b6ff',
  prices: '#84b6ff',
  reduce: '#7ee0c0',
  '0': '#ffb27a',
};

type Token = {id: string; text: string; line: number; column: number};

/** Words of a step with their places. Equal words get equal ids, in their order. */
function tokensOf(lines: string[]): Token[] {
  const counts = new Map<string, number>();
  return lines.flatMap((text, line) =>
    [...text.matchAll(/\S+/g)].map((match) => {
      const [word] = match;
      const count = (counts.get(word) ?? 0) + 1;
      counts.set(word, count);
      return {id: `${word} ${count}`, text: word, line, column: match.index};
    }),
  );
}

const [before = [], after = []] = STEPS.map(tokensOf);

export default function CodeHike() {
  const frame = useCurrentFrame();
  const options = {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  } as const;
  const progress =
    interpolate(frame, [40, 66], [0, 1], options) - interpolate(frame, [116, 138], [0, 1], options);
  const ids = new Set([...before, ...after].map(({id}) => id));

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0e1422',
        color: '#dbe3f1',
        fontFamily: 'monospace',
        fontSize: 50,
        padding: '200px 120px',
      }}
    >
      <div style={{position: 'relative'}}>
        {[...ids].map((id) => {
          const old = before.find((token) => token.id === id);
          const next = after.find((token) => token.id === id);
          const from = old ?? next;
          const to = next ?? old;
          if (!from || !to) {
            return null;
          }
          // A token that both steps have moves. The others fade.
          const opacity = old && next ? 1 : old ? 1 - progress * 2 : progress * 2 - 1;
          return (
            <span
              key={id}
              style={{
                position: 'absolute',
                left: `${interpolate(progress, [0, 1], [from.column, to.column])}ch`,
                top: `${interpolate(progress, [0, 1], [from.line, to.line]) * 1.6}em`,
                color: COLORS[from.text],
                opacity,
              }}
            >
              {from.text}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
}
