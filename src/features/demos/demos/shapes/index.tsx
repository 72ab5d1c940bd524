import React from 'react';
import {Circle, Ellipse, Heart, Pie, Polygon, Rect, Star, Triangle} from '@remotion/shapes';
import {useCurrentFrame} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import definition, {propsOf} from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const SHAPES = {Circle, Ellipse, Heart, Pie, Polygon, Rect, Star, Triangle};

export default function Turning(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {shape, ...props} = propsOf(values);
  // The definition gives each shape its own props, and the code of it compiles.
  const Shape = SHAPES[shape] as React.ComponentType<Record<string, unknown>>;

  return (
    <Ground>
      <Shape {...props} style={{rotate: `${frame}deg`, overflow: 'visible'}} />
    </Ground>
  );
}
