import React from 'react';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import {INK} from '../../palette';
import {useFontIsReady} from '../../useFontIsReady';
import {Caption} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  const isReady = useFontIsReady();
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = spring({frame, fps, config: {damping: 14}});

  return (
    <Ground style={{color: INK}}>
      <AbsoluteFill style={{scale: String(scale)}}>
        {isReady && /[^/\s]/.test(values.text) ? <Caption {...values} /> : null}
      </AbsoluteFill>
    </Ground>
  );
}
