import React from 'react';
import {Freeze, useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {DemoTimeline, ValuesOf} from '../../define';
import {GROUND, LINE, MONO, PANEL, PINK} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Stopped({frame, from, to}: Values): React.ReactNode {
  return (
    <Ground>
      <Freeze frame={frame} active={(current) => current >= from && current < to}>
        <Clock />
      </Freeze>
    </Ground>
  );
}

function Clock(): React.ReactNode {
  const frame = useCurrentFrame();
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
      <div
        style={{
          position: 'absolute',
          top: 100,
          width: 10,
          height: 260,
          borderRadius: 5,
          backgroundColor: PINK,
          transformOrigin: 'bottom',
          rotate: `${frame * 6}deg`,
        }}
      />
      <div
        style={{
          position: 'absolute',
          display: 'grid',
          placeItems: 'center',
          width: 150,
          height: 150,
          borderRadius: '50%',
          color: PINK,
          backgroundColor: GROUND,
          font: `600 58px ${MONO}`,
        }}
      >
        {frame}
      </div>
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
              {label: `frozen at ${frame}`, from, duration: to - from, look: 'ghost'},
              {label: 'runs', from: to, duration: total - to},
            ].flatMap((bar) =>
              bar.duration > 0 ? [bar as DemoTimeline['tracks'][0]['bars'][0]] : [],
            )
          : [{label: 'runs', from: 0, duration: total}],
      },
    ],
  };
};
