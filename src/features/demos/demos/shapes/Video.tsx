import {Circle, Ellipse, Heart, Pie, Polygon, Rect, Star, Triangle} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import type {Values} from './definition';

export const Turning: React.FC<Values> = ({
  shape,
  radius,
  rx,
  ry,
  width,
  height,
  length,
  direction,
  points,
  innerRadius,
  outerRadius,
  corners,
  cornerRadius,
  edgeRoundness,
  progress,
  closePath,
  counterClockwise,
  aspectRatio,
  bottomRoundness,
  depth,
  fill,
  stroke,
  strokeWidth,
}) => {
  const frame = useCurrentFrame();
  const look = {
    fill,
    ...(strokeWidth > 0 && {stroke, strokeWidth}),
    style: {rotate: `${frame}deg`, overflow: 'visible'} as const,
  };
  const corner = corners === 'cornerRadius' ? {cornerRadius} : {edgeRoundness};

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      {
        {
          Circle: <Circle {...look} radius={radius} />,
          Ellipse: <Ellipse {...look} rx={rx} ry={ry} />,
          Rect: <Rect {...look} {...corner} width={width} height={height} />,
          Triangle: <Triangle {...look} {...corner} length={length} direction={direction} />,
          Star: (
            <Star
              {...look}
              {...corner}
              points={points}
              innerRadius={innerRadius}
              outerRadius={outerRadius}
            />
          ),
          Polygon: <Polygon {...look} {...corner} points={points} radius={radius} />,
          Pie: (
            <Pie
              {...look}
              radius={radius}
              progress={progress}
              closePath={closePath}
              counterClockwise={counterClockwise}
            />
          ),
          Heart: (
            <Heart
              {...look}
              height={height}
              aspectRatio={aspectRatio}
              bottomRoundnessAdjustment={bottomRoundness}
              depthAdjustment={depth}
            />
          ),
        }[shape]
      }
    </AbsoluteFill>
  );
};
