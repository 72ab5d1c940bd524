import React from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import {MUTED} from '../../palette';
import {testCard} from '../../test-card';
import {Photo} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

const CARD = testCard(800, 450);

export default function Picture(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // The box breathes, so that the picture is seen to follow it.
  const swing = 1 + 0.12 * Math.sin((frame / durationInFrames) * 2 * Math.PI);
  const width = values.width * swing;

  return (
    <Ground>
      <Photo {...values} src={CARD} width={width} />
      <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
        <div
          style={{
            width,
            height: values.height,
            outline: `4px dashed ${MUTED}`,
            outlineOffset: 6,
          }}
        />
      </AbsoluteFill>
    </Ground>
  );
}
