import React from 'react';
import {createTikTokStyleCaptions, type Caption} from '@remotion/captions';
import {spring, useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {DemoTimeline, ValuesOf} from '../../define';
import {TEXT} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const WORDS: [text: string, startMs: number, endMs: number][] = [
  ['Words', 100, 430],
  [' come', 430, 700],
  [' when', 700, 900],
  [' they', 900, 1050],
  [' are', 1050, 1180],
  [' said,', 1180, 1750],
  [' a', 2050, 2150],
  [' few', 2150, 2450],
  [' at', 2450, 2580],
  [' a', 2580, 2660],
  [' time,', 2660, 3200],
  [' and', 3400, 3550],
  [' light', 3550, 3900],
  [' up.', 3900, 4500],
];

const CAPTIONS: Caption[] = WORDS.map(([text, startMs, endMs]) => ({
  text,
  startMs,
  endMs,
  timestampMs: (startMs + endMs) / 2,
  confidence: 1,
}));

const pagesOf = ({combine}: Values) =>
  createTikTokStyleCaptions({
    captions: CAPTIONS,
    combineTokensWithinMilliseconds: combine,
  }).pages;

export default function Captions(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const page = pagesOf(values)
    .filter(({startMs}) => startMs <= now)
    .at(-1);
  if (!page) {
    return <Ground>{null}</Ground>;
  }
  const scale = spring({
    frame: frame - (page.startMs / 1000) * fps,
    fps,
    from: 0.85,
    config: {damping: 14},
  });

  return (
    <Ground>
      <div
        style={{
          maxWidth: 1160,
          fontSize: 110,
          fontWeight: 800,
          lineHeight: 1.2,
          textAlign: 'center',
          whiteSpace: 'pre-wrap',
          letterSpacing: '-0.03em',
          scale: String(scale),
        }}
      >
        {page.tokens.map(({text, fromMs, toMs}) => (
          <span key={fromMs} style={{color: fromMs <= now && now < toMs ? values.highlight : TEXT}}>
            {text}
          </span>
        ))}
      </div>
    </Ground>
  );
}

export const timeline = (values: Values): DemoTimeline => {
  const {fps, durationInFrames} = definition;
  const pages = pagesOf(values);
  return {
    tick: 30,
    tracks: [
      {
        bars: pages.map(({text, startMs}, index) => {
          const from = (startMs / 1000) * fps;
          const next = pages[index + 1];
          const end = next ? (next.startMs / 1000) * fps : durationInFrames;
          return {
            label: text,
            from,
            duration: end - from,
            look: index % 2 === 0 ? ('solid' as const) : ('muted' as const),
          };
        }),
      },
    ],
  };
};
