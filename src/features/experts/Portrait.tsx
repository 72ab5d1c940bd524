import React from 'react';
import Art from '@site/src/components/Art';
import {randomFrom} from '@site/src/components/Art/random';
import {initialsOf} from './expert';

const SIZE = 120;
const CENTER = SIZE / 2;
const ORBITS = [70, 55, 40];

/** A monogram in place of a photo: the initials between orbits that depend on the person. */
export default function Portrait({
  slug,
  name,
  className,
}: {
  slug: string;
  name: string;
  className?: string;
}): React.ReactNode {
  const next = randomFrom(`orbit ${slug}`);
  return (
    <Art seed={slug} width={SIZE} height={SIZE} solid className={className}>
      {ORBITS.map((radius) => {
        const turn = Math.round(next() * 360);
        const squeeze = 0.62 + next() * 0.34;
        return (
          <g
            key={radius}
            transform={`rotate(${turn} ${CENTER} ${CENTER})`}
            fill="none"
            stroke="var(--paper)"
          >
            <ellipse
              cx={CENTER}
              cy={CENTER}
              rx={radius}
              ry={(radius * squeeze).toFixed(1)}
              strokeOpacity="0.28"
              strokeWidth="1.5"
            />
            <circle
              cx={CENTER}
              cy={(CENTER - radius * squeeze).toFixed(1)}
              r={(2 + next() * 2.5).toFixed(1)}
              fill="var(--paper)"
              fillOpacity="0.7"
              stroke="none"
            />
          </g>
        );
      })}
      <text
        x={CENTER}
        y={CENTER}
        dy="0.36em"
        textAnchor="middle"
        fill="var(--paper)"
        fontSize="40"
        fontWeight="700"
        letterSpacing="-0.5"
      >
        {initialsOf(name)}
      </text>
    </Art>
  );
}
