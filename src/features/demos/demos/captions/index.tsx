import React from 'react';
import {createTikTokStyleCaptions, type Caption} from '@remotion/captions';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {DemoTimeline} from '../../define';
import {Captions} from './Video';
import definition, {type Values} from './definition';

export {default as code} from './Video.tsx?code';

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

const TEXT = {fontSize: 110, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-0.03em'};

export default function Picture(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const page = pagesOf(values)
    .filter(({startMs}) => startMs <= (frame / fps) * 1000)
    .at(-1);
  const scale = spring({
    frame: frame - ((page?.startMs ?? 0) / 1000) * fps,
    fps,
    from: 0.85,
    config: {damping: 14},
  });

  return (
    <Ground style={{...TEXT, textAlign: 'center'}}>
      <AbsoluteFill style={{scale: String(scale)}}>
        <Captions captions={CAPTIONS} {...values} />
      </AbsoluteFill>
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
