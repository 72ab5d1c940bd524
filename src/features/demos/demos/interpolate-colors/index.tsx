import React from 'react';
import {AbsoluteFill, interpolate, interpolateColors, useCurrentFrame} from 'remotion';
import {MONO} from '../../palette';
import {Sky} from './Video';
import definition, {type Values} from './definition';

export {default as code} from './Video.tsx?code';

const LAST = definition.durationInFrames - 1;
const STOPS = 24;

export default function Picture(values: Values): React.ReactNode {
  const {first, second, third, middle} = values;
  const frame = useCurrentFrame();
  const colorAt = (at: number) => interpolateColors(at, [0, middle, LAST], [first, second, third]);
  const stops = Array.from({length: STOPS}, (_, index) => colorAt((index / (STOPS - 1)) * LAST));
  const y = interpolate(frame, [0, LAST], [260, 0]);

  return (
    <>
      <Sky {...values} />
      <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
        <div
          style={{
            width: 240,
            height: 240,
            marginBottom: 140,
            borderRadius: '50%',
            backgroundColor: 'rgb(255 255 255 / 88%)',
            translate: `0 ${y}px`,
          }}
        />
      </AbsoluteFill>
      <AbsoluteFill
        style={{
          top: 520,
          height: 200,
          padding: '38px 64px',
          color: '#ffffff',
          backgroundColor: '#0b0f17',
          font: `36px ${MONO}`,
        }}
      >
        {colorAt(frame)}
        <div style={{position: 'relative', marginTop: 26}}>
          <div
            style={{
              height: 40,
              borderRadius: 20,
              background: `linear-gradient(90deg, ${stops.join(', ')})`,
            }}
          />
          <div
            style={{
              position: 'absolute',
              left: `${(frame / LAST) * 100}%`,
              top: -10,
              width: 8,
              height: 60,
              marginLeft: -4,
              borderRadius: 4,
              backgroundColor: 'white',
            }}
          />
        </div>
      </AbsoluteFill>
    </>
  );
}
