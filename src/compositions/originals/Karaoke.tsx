import {useMemo} from 'react';
import {createTikTokStyleCaptions, type Caption} from '@remotion/captions';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

/** A word, and how long it is spoken in milliseconds. A new line starts a new page. */
const SPOKEN: [word: string, milliseconds: number][] = [
  ['Every', 280],
  ['word', 300],
  ['lands', 360],
  ['on', 160],
  ['its', 180],
  ['beat.', 640],
  ['Captions', 540],
  ['are', 180],
  ['data,', 620],
  ['so', 200],
  ['design', 420],
  ['is', 160],
  ['yours.', 640],
];

const captions = SPOKEN.reduce<Caption[]>((list, [word, milliseconds]) => {
  const startMs = list.at(-1)?.endMs ?? 300;
  return [
    ...list,
    {text: ` ${word}`, startMs, endMs: startMs + milliseconds, timestampMs: startMs, confidence: 1},
  ];
}, []);

export default function Karaoke() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const {pages} = useMemo(
    () => createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds: 1300}),
    [],
  );
  const page = pages.filter(({startMs}) => startMs <= now).at(-1) ?? pages[0];
  const spoken = captions.find(({startMs, endMs}) => startMs <= now && now < endMs);
  const sinceWord = spoken ? (now - spoken.startMs) / (spoken.endMs - spoken.startMs) : 1;
  const loudness = Math.sin(Math.PI * sinceWord);

  return (
    <AbsoluteFill
      style={{
        background: 'linear-gradient(200deg, #2b1055 0%, #7a1f6b 45%, #ff7a59 100%)',
        fontFamily: "'Inter Variable', sans-serif",
      }}
    >
      <Voice loudness={loudness} />
      {page ? (
        <div
          style={{
            position: 'absolute',
            top: 1020,
            left: 70,
            right: 70,
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            gap: '22px 4px',
            fontSize: 122,
            fontWeight: 850,
            letterSpacing: '-0.035em',
            lineHeight: 1.12,
          }}
        >
          {page.tokens.map(({text, fromMs, toMs}) => (
            <Word
              key={fromMs}
              text={text.trim()}
              isSpoken={fromMs <= now && now < toMs}
              since={frame - (fromMs / 1000) * fps}
            />
          ))}
        </div>
      ) : null}
    </AbsoluteFill>
  );
}

/** A ring of sound around whoever speaks, as large as it is loud. */
function Voice({loudness}: {loudness: number}) {
  const frame = useCurrentFrame();
  return (
    <svg viewBox="0 0 1080 1920" style={{position: 'absolute', inset: 0}}>
      {[4, 3, 2, 1].map((ring) => (
        <circle
          key={ring}
          cx={540}
          cy={560}
          r={150 + ring * (44 + loudness * 26)}
          fill="#fff4e6"
          opacity={0.09}
        />
      ))}
      <circle cx={540} cy={560} r={165 + loudness * 14} fill="#fff4e6" />
      {[-2, -1, 0, 1, 2].map((bar) => {
        const height =
          34 + loudness * (120 - Math.abs(bar) * 30) * (0.7 + 0.3 * Math.sin(frame / 2 + bar * 2));
        return (
          <rect
            key={bar}
            x={540 + bar * 42 - 11}
            y={560 - height / 2}
            width={22}
            height={height}
            rx={11}
            fill="#7a1f6b"
          />
        );
      })}
    </svg>
  );
}

/** A word that pops up when it is spoken. `since` counts the frames from then on. */
function Word({text, isSpoken, since}: {text: string; isSpoken: boolean; since: number}) {
  const {fps} = useVideoConfig();
  const pop = spring({frame: since, fps, config: {damping: 11, mass: 0.4}});
  return (
    <span
      style={{
        padding: '0 20px 8px',
        borderRadius: 30,
        color: isSpoken ? '#2b1055' : '#ffffff',
        background: isSpoken ? '#ffe066' : 'transparent',
        opacity: interpolate(pop, [0, 0.3], [0.4, 1], {extrapolateRight: 'clamp'}),
        transform: `scale(${isSpoken ? 0.92 + pop * 0.12 : 1})`,
      }}
    >
      {text}
    </span>
  );
}
