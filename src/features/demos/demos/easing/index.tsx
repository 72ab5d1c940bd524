import React, {memo, useMemo} from 'react';
import {Easing, interpolate, useCurrentFrame, type EasingFunction} from 'remotion';
import Ground from '../../Ground';
import {BLUE, LINE, MONO, MUTED, PANEL, TEXT} from '../../palette';
import styles from '../../styles.module.css';
import {Dot} from './Video';
import {CURVES, type CurveName, type Values} from './definition';

export {default as code} from './Video.tsx?code';

const curveOf = (name: CurveName, values: Values): EasingFunction => {
  switch (name) {
    case 'poly':
      return Easing.poly(values.power);
    case 'elastic':
      return Easing.elastic(values.bounciness);
    case 'back':
      return Easing.back(values.overshoot);
    case 'bezier':
      return Easing.bezier(values.x1, values.y1, values.x2, values.y2);
    default:
      return Easing[name];
  }
};

const WIDTH = 168;
const HEIGHT = 150;

// The video is as wide as the rail below a curve, and stands on it.
const RAIL = {
  position: 'absolute',
  left: 3,
  top: -7,
  width: 1160,
  height: 160,
  transform: 'scale(0.14)',
  transformOrigin: '0 0',
} as const;

export default function Gallery(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {curve, direction, frames} = values;
  const easings = useMemo(
    () => CURVES.map((name) => ({name, easing: Easing[direction](curveOf(name, values))})),
    [direction, values],
  );
  const progress = interpolate(frame, [0, frames], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <Ground>
      <div
        style={{display: 'grid', gridTemplateColumns: `repeat(5, ${WIDTH}px)`, gap: '24px 44px'}}
      >
        {easings.map(({name, easing}) => (
          <Cell
            key={name}
            name={name}
            easing={easing}
            progress={progress}
            isChosen={name === curve}
          >
            <Dot {...values} curve={name} />
          </Cell>
        ))}
      </div>
    </Ground>
  );
}

type CellProps = {
  name: string;
  easing: EasingFunction;
  progress: number;
  isChosen: boolean;
  children: React.ReactNode;
};

function Cell({name, easing, progress, isChosen, children}: CellProps): React.ReactNode {
  return (
    <div style={{font: `24px ${MONO}`, color: isChosen ? TEXT : MUTED}}>
      <div
        style={{
          position: 'relative',
          height: HEIGHT,
          borderRadius: 14,
          backgroundColor: PANEL,
          boxShadow: isChosen ? `0 0 0 4px ${BLUE}` : undefined,
        }}
      >
        <Line easing={easing} color={isChosen ? BLUE : MUTED} />
        <Point
          x={24 + progress * (WIDTH - 48)}
          y={HEIGHT - 36 - easing(progress) * (HEIGHT - 72)}
        />
      </div>
      <div style={{position: 'relative', height: 8, margin: '12px 0 4px', background: LINE}}>
        <div className={styles.seeThrough} style={RAIL}>
          {children}
        </div>
      </div>
      {name}
    </div>
  );
}

const Line = memo(function Line({easing, color}: {easing: EasingFunction; color: string}) {
  const points = Array.from({length: 61}, (_, index) => {
    const x = index / 60;
    return `${24 + x * (WIDTH - 48)},${HEIGHT - 36 - easing(x) * (HEIGHT - 72)}`;
  });
  return (
    <svg width={WIDTH} height={HEIGHT} style={{position: 'absolute', overflow: 'visible'}}>
      <polyline points={points.join(' ')} fill="none" stroke={color} strokeWidth={4} />
    </svg>
  );
});

function Point({x, y}: {x: number; y: number}): React.ReactNode {
  return (
    <div
      style={{
        position: 'absolute',
        left: -11,
        top: -11,
        width: 22,
        height: 22,
        borderRadius: '50%',
        backgroundColor: TEXT,
        transform: `translate(${x}px, ${y}px)`,
      }}
    />
  );
}
