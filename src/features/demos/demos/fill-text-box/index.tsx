import React from 'react';
import {fillTextBox} from '@remotion/layout-utils';
import {useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {LINE, MUTED, PINK, SANS} from '../../palette';
import {useFontIsReady} from '../../useFontIsReady';
import definition, {WORDS} from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const FRAMES_PER_WORD = 6;

export default function Caption({width, lines: maxLines, fontSize}: Values): React.ReactNode {
  const isReady = useFontIsReady();
  const frame = useCurrentFrame();
  if (!isReady) {
    return <Ground>{null}</Ground>;
  }
  const font = {fontFamily: SANS, fontWeight: 700, fontSize};
  const words = WORDS.slice(0, Math.floor(frame / FRAMES_PER_WORD) + 1);
  const {lines, left} = fill(words, width, maxLines, font);

  return (
    <Ground style={{...font, lineHeight: 1.2}}>
      <div
        style={{
          width: width + 40,
          height: maxLines * fontSize * 1.2 + 40,
          padding: 20,
          borderRadius: 20,
          boxShadow: `0 0 0 4px ${left.length > 0 ? PINK : LINE}`,
          whiteSpace: 'pre',
        }}
      >
        {lines.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </div>
      <div
        style={{
          height: 60,
          marginTop: 24,
          fontSize: 34,
          fontWeight: 500,
          color: left.length > 0 ? PINK : MUTED,
        }}
      >
        {left.length > 0 ? `No place for: ${left.join(' ')}` : 'Every word has its place'}
      </div>
    </Ground>
  );
}

type Font = {fontFamily: string; fontWeight: number; fontSize: number};

function fill(words: string[], maxBoxWidth: number, maxLines: number, font: Font) {
  const box = fillTextBox({maxBoxWidth, maxLines});
  const lines = [''];
  for (const [index, word] of words.entries()) {
    const {exceedsBox, newLine} = box.add({text: `${word} `, ...font});
    if (exceedsBox) {
      return {lines, left: words.slice(index)};
    }
    if (newLine) {
      lines.push('');
    }
    lines[lines.length - 1] += `${word} `;
  }
  return {lines, left: []};
}
