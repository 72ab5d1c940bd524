import React from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {BLUE, INK, MONO, MUTED, PANEL} from '../../palette';
import definition, {SIZES} from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Preview({composition, width, height}: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const [compositionWidth, compositionHeight] = SIZES[composition];
  const scale = Math.min(width / compositionWidth, height / compositionHeight);
  const angle = (frame / durationInFrames) * 360;

  return (
    <Ground style={{justifyContent: 'flex-start', paddingTop: 16}}>
      <div
        style={{
          display: 'grid',
          placeItems: 'center',
          width,
          height,
          outline: `4px dashed ${MUTED}`,
          backgroundColor: PANEL,
        }}
      >
        <div
          style={{
            display: 'grid',
            placeItems: 'center',
            width: compositionWidth * scale,
            height: compositionHeight * scale,
            backgroundColor: BLUE,
          }}
        >
          <div
            style={{
              width: 400 * scale,
              height: 400 * scale,
              borderRadius: 60 * scale,
              backgroundColor: INK,
              rotate: `${angle}deg`,
            }}
          />
        </div>
      </div>
      <div style={{position: 'absolute', bottom: 16, font: `36px ${MONO}`, color: MUTED}}>
        scale: {scale.toFixed(3)}
      </div>
    </Ground>
  );
}
