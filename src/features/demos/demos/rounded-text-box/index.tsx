import React from 'react';
import {measureText} from '@remotion/layout-utils';
import {createRoundedTextBox} from '@remotion/rounded-text-box';
import {spring, useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {INK, SANS} from '../../palette';
import {useFontIsReady} from '../../useFontIsReady';
import definition, {linesOf} from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const FONT = {fontFamily: SANS, fontSize: 96, fontWeight: 700};

export default function Caption({text, textAlign, padding, radius, fill}: Values): React.ReactNode {
  const isReady = useFontIsReady();
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const lines = linesOf(text);
  if (!isReady || lines.length === 0) {
    return <Ground>{null}</Ground>;
  }
  const {d, boundingBox} = createRoundedTextBox({
    textMeasurements: lines.map((line) =>
      measureText({text: line, ...FONT, additionalStyles: {lineHeight: '1.5'}}),
    ),
    textAlign,
    horizontalPadding: padding,
    borderRadius: radius,
  });
  const scale = spring({frame, fps, config: {damping: 14}});
  const fits = Math.min(1, 1200 / boundingBox.width, 640 / boundingBox.height);

  return (
    <Ground>
      <div
        style={{
          position: 'relative',
          width: boundingBox.width,
          height: boundingBox.height,
          flex: 'none',
          scale: String(scale * fits),
        }}
      >
        <svg
          viewBox={boundingBox.viewBox}
          width={boundingBox.width}
          height={boundingBox.height}
          style={{position: 'absolute', overflow: 'visible'}}
        >
          <path d={d} fill={fill} />
        </svg>
        <div
          style={{
            ...FONT,
            position: 'relative',
            padding: `0 ${padding}px`,
            lineHeight: 1.5,
            textAlign,
            whiteSpace: 'nowrap',
            color: INK,
          }}
        >
          {lines.map((line, index) => (
            <div key={index}>{line}</div>
          ))}
        </div>
      </div>
    </Ground>
  );
}
