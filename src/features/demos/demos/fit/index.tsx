import React from 'react';
import {Img, useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {MUTED} from '../../palette';
import {testCard} from '../../test-card';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const CARD = testCard(800, 450);

export default function Photo({fit, place, width, height}: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // The box breathes, so that the picture is seen to follow it.
  const swing = 1 + 0.12 * Math.sin((frame / durationInFrames) * 2 * Math.PI);

  return (
    <Ground>
      <Img
        src={CARD}
        style={{
          width: width * swing,
          height,
          objectFit: fit,
          objectPosition: place,
          outline: `4px dashed ${MUTED}`,
          outlineOffset: 6,
        }}
      />
    </Ground>
  );
}
