import React from 'react';
import Ground from '../../Ground';
import type {DemoTimeline} from '../../define';
import {LINE, MONO, PANEL, PINK} from '../../palette';
import {Stopped} from './Video';
import definition, {type Values} from './definition';

export {default as code} from './Video.tsx?code';

export default function Picture(values: Values): React.ReactNode {
  return (
    <Ground
      style={{color: PINK, font: `600 58px/150px ${MONO}`, textAlign: 'center'}}
      marks={<Face />}
    >
      <Stopped {...values} />
    </Ground>
  );
}

function Face(): React.ReactNode {
  return (
    <>
      <div
        style={{
          position: 'absolute',
          width: 600,
          height: 600,
          borderRadius: '50%',
          border: `6px solid ${LINE}`,
          backgroundColor: PANEL,
        }}
      />
      {Array.from({length: 12}, (_, hour) => (
        <div
          key={hour}
          style={{
            position: 'absolute',
            width: 6,
            height: 30,
            backgroundColor: LINE,
            transform: `rotate(${hour * 30}deg) translateY(-265px)`,
          }}
        />
      ))}
    </>
  );
}

export const timeline = ({frame, from, to}: Values): DemoTimeline => {
  const total = definition.durationInFrames;
  const isActive = to > from;
  return {
    tick: 20,
    tracks: [
      {
        bars: isActive
          ? [
              {label: 'runs', from: 0, duration: from},
              {label: `frozen at ${frame}`, from, duration: to - from, look: 'ghost' as const},
              {label: 'runs', from: to, duration: total - to},
            ].filter(({duration}) => duration > 0)
          : [{label: 'runs', from: 0, duration: total}],
      },
    ],
  };
};
