import React from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import {INK, MONO, MUTED, PANEL} from '../../palette';
import {settingsOf} from '../../settings';
import {Preview, Video} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {compositionWidth, compositionHeight, style} = settingsOf(Preview(values));
  const [width, height] = [Number(style?.width), Number(style?.height)];
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
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            width: compositionWidth * scale,
            height: compositionHeight * scale,
          }}
        >
          <Video />
          <div
            style={{
              position: 'relative',
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
