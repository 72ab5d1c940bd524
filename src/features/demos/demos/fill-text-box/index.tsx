import React from 'react';
import {fillTextBox} from '@remotion/layout-utils';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import {LINE, MUTED, PINK, SANS} from '../../palette';
import {useFontIsReady} from '../../useFontIsReady';
import {Caption} from './Video';
import {WORDS, type Values} from './definition';

export {default as code} from './Video.tsx?code';

const FRAMES_PER_WORD = 6;

export default function Picture(values: Values): React.ReactNode {
  const isReady = useFontIsReady();
  const frame = useCurrentFrame();
  if (!isReady) {
    return <Ground>{null}</Ground>;
  }
  const {width, lines, fontSize} = values;
  const words = WORDS.slice(0, Math.floor(frame / FRAMES_PER_WORD) + 1);
  const left = wordsLeft(words, values);
  const isFull = left.length > 0;
  const box = {width: width + 40, height: lines * fontSize * 1.2 + 40};

  return (
    <Ground style={{lineHeight: 1.2}}>
      <div style={{...box, flex: 'none', position: 'relative', whiteSpace: 'pre'}}>
        {/* The video has a padding of 60 pixels, and the box one of 20. */}
        <AbsoluteFill style={{inset: -40, width: 'auto', height: 'auto'}}>
          <Caption text={words.join(' ')} {...values} />
        </AbsoluteFill>
        <AbsoluteFill style={{borderRadius: 20, boxShadow: `0 0 0 4px ${isFull ? PINK : LINE}`}} />
      </div>
      <div
        style={{
          position: 'relative',
          flex: 'none',
          height: 60,
          marginTop: 24,
          fontSize: 34,
          fontWeight: 500,
          color: isFull ? PINK : MUTED,
        }}
      >
        {isFull ? `No place for: ${left.join(' ')}` : 'Every word has its place'}
      </div>
    </Ground>
  );
}

function wordsLeft(words: string[], {width, lines, fontSize}: Values): string[] {
  const box = fillTextBox({maxBoxWidth: width, maxLines: lines});
  const font = {fontFamily: SANS, fontWeight: 700, fontSize};
  const first = words.findIndex((word) => box.add({text: `${word} `, ...font}).exceedsBox);
  return first < 0 ? [] : words.slice(first);
}
