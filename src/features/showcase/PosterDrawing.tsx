import React from 'react';
import Art from '@site/src/components/Art';
import {pick, randomFrom} from '@site/src/components/Art/random';
import type {ShowcaseKind} from '@site/src/data/showcase';

const WIDTH = 320;
const HEIGHT = 180;

type Next = () => number;

/** A poster made of the title: its kind decides about the motif, its letters about everything else. */
export default function PosterDrawing({
  title,
  kind,
}: {
  title: string;
  kind: ShowcaseKind;
}): React.ReactNode {
  return (
    <Art seed={title} width={WIDTH} height={HEIGHT}>
      {motifs[kind](randomFrom(`poster ${title}`))}
    </Art>
  );
}

const motifs: Record<ShowcaseKind, (next: Next) => React.ReactNode> = {
  product: (next) => {
    const tracks = [0, 1, 2].map((row) => {
      const x = 62 + next() * 70;
      return {y: 118 + row * 14, x, width: 60 + next() * (190 - (x - 62) - 60)};
    });
    const head = 90 + next() * 130;
    const side = pick([0, 1], next);
    return (
      <>
        <rect
          x="44"
          y="22"
          width="232"
          height="144"
          rx="10"
          fill="var(--paper)"
          stroke="currentColor"
          strokeOpacity="0.3"
          strokeWidth="2"
        />
        <rect
          x={side === 0 ? 56 : 122}
          y="34"
          width="142"
          height="70"
          rx="6"
          fill="currentColor"
          fillOpacity="0.16"
        />
        <path
          d={`M${(side === 0 ? 127 : 193) - 8} 57v24l20-12z`}
          fill="currentColor"
          strokeLinejoin="round"
        />
        {[44, 60, 76, 92].map((y) => (
          <rect
            key={y}
            x={side === 0 ? 210 : 56}
            y={y - 4}
            width={(24 + next() * 30).toFixed(1)}
            height="7"
            rx="3.5"
            fill="currentColor"
            fillOpacity="0.3"
          />
        ))}
        {tracks.map(({x, y, width}, row) => (
          <rect
            key={y}
            x={x.toFixed(1)}
            y={y}
            width={width.toFixed(1)}
            height="9"
            rx="3"
            fill={row === 1 ? 'var(--ink-2)' : 'currentColor'}
            fillOpacity="0.8"
          />
        ))}
        <path d={`M${head.toFixed(1)} 110v50`} stroke="var(--site-text)" strokeWidth="2" />
      </>
    );
  },

  data: (next) => {
    const count = 7 + Math.floor(next() * 4);
    const step = 240 / count;
    const heights = Array.from(
      {length: count},
      (_, index) => 22 + next() * 50 + (index / count) * 50,
    );
    const line = heights.map(
      (height, index) =>
        `${(40 + step * (index + 0.5)).toFixed(1)} ${(138 - height - next() * 14).toFixed(1)}`,
    );
    return (
      <>
        <path
          d="M40 150h240M40 110h240M40 70h240M40 30h240"
          stroke="currentColor"
          strokeOpacity="0.16"
          strokeWidth="1.5"
        />
        {heights.map((height, index) => (
          <rect
            key={index}
            x={(40 + step * index + step * 0.18).toFixed(1)}
            y={(150 - height).toFixed(1)}
            width={(step * 0.64).toFixed(1)}
            height={height.toFixed(1)}
            rx="4"
            fill="currentColor"
            fillOpacity={0.3 + (index / count) * 0.5}
          />
        ))}
        <path
          d={`M${line.join('L')}`}
          fill="none"
          stroke="var(--ink-2)"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {line.map((point) => (
          <circle
            key={point}
            cx={point.split(' ')[0]}
            cy={point.split(' ')[1]}
            r="4.5"
            fill="var(--paper)"
            stroke="var(--ink-2)"
            strokeWidth="2.5"
          />
        ))}
      </>
    );
  },

  explainer: (next) => {
    const lines = Array.from({length: 6}, () => ({
      indent: Math.floor(next() * 3) * 14,
      first: 22 + next() * 46,
      second: 24 + next() * 54,
    }));
    const mark = Math.floor(next() * lines.length);
    return (
      <>
        <rect
          x="36"
          y="22"
          width="248"
          height="136"
          rx="10"
          fill="var(--paper)"
          stroke="currentColor"
          strokeOpacity="0.3"
          strokeWidth="2"
        />
        <rect
          x="37"
          y={32 + mark * 20}
          width="246"
          height="20"
          fill="var(--ink-2)"
          fillOpacity="0.16"
        />
        {lines.map(({indent, first, second}, row) => (
          <g key={row}>
            <rect
              x={54 + indent}
              y={38 + row * 20}
              width={first.toFixed(1)}
              height="8"
              rx="4"
              fill={row % 2 === 0 ? 'var(--ink-2)' : 'currentColor'}
            />
            <rect
              x={(62 + indent + first).toFixed(1)}
              y={38 + row * 20}
              width={second.toFixed(1)}
              height="8"
              rx="4"
              fill="currentColor"
              fillOpacity="0.35"
            />
          </g>
        ))}
        <circle cx="252" cy="126" r="30" fill="currentColor" />
        <path d="M244 111v30l25-15z" fill="var(--paper)" />
      </>
    );
  },

  personal: (next) => (
    <>
      {Array.from({length: 40}, (_, index) => {
        const x = 20 + (index % 8) * 40;
        const y = 18 + Math.floor(index / 8) * 36;
        const chosen = next();
        return (
          <g key={index} fill={chosen > 0.7 ? 'var(--ink-2)' : 'currentColor'}>
            <circle cx={x} cy={y - 4} r="7" fillOpacity={0.12 + chosen * 0.3} />
            <path d={`M${x - 12} ${y + 14}a12 11 0 0 1 24 0z`} fillOpacity={0.12 + chosen * 0.3} />
          </g>
        );
      })}
      <circle
        cx="160"
        cy="90"
        r="48"
        fill="var(--paper)"
        stroke="currentColor"
        strokeOpacity="0.25"
        strokeWidth="8"
      />
      <circle
        cx="160"
        cy="90"
        r="48"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${(35 + next() * 50).toFixed(0)} 100`}
        transform="rotate(-90 160 90)"
      />
      <circle cx="160" cy="80" r="13" fill="var(--ink-2)" />
      <path d="M136 116a24 21 0 0 1 48 0z" fill="var(--ink-2)" />
    </>
  ),

  motion: (next) => {
    const size = 25 + next() * 9;
    const waves = 1.5 + next() * 2;
    const at = (t: number) => 140 - 84 * (1 - Math.exp(-5 * t) * Math.cos(t * waves * 2 * Math.PI));
    const points = Array.from({length: 49}, (_, index) => {
      const t = index / 48;
      return `${(36 + t * 248).toFixed(1)} ${at(t).toFixed(1)}`;
    });
    const shapes = 5;
    return (
      <>
        <path
          d="M36 150h248M36 30v120M36 56h248"
          stroke="currentColor"
          strokeOpacity="0.2"
          strokeWidth="1.5"
        />
        {Array.from({length: shapes}, (_, index) => {
          const t = (index / (shapes - 1)) ** 1.4;
          return (
            <rect
              key={index}
              x={(36 + t * 248 - size / 2).toFixed(1)}
              y={(at(t) - size / 2).toFixed(1)}
              width={size.toFixed(1)}
              height={size.toFixed(1)}
              rx={(2 + t * (size / 2 - 2)).toFixed(1)}
              fill={index === shapes - 1 ? 'var(--ink-2)' : 'currentColor'}
              fillOpacity={0.18 + t * 0.72}
              transform={`rotate(${Math.round(t * 180)} ${(36 + t * 248).toFixed(1)} ${at(t).toFixed(1)})`}
            />
          );
        })}
        <path
          d={`M${points.join('L')}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    );
  },

  trailer: (next) => {
    const words = [0, 1].map(() => [30 + next() * 50, 30 + next() * 60]);
    const rays = Math.round(next() * 60);
    return (
      <>
        {[0, 1, 2, 3, 4].map((index) => (
          <path
            key={index}
            d={`M160 90 ${(160 + Math.cos(((index * 72 + rays) * Math.PI) / 180) * 240).toFixed(0)} ${(90 + Math.sin(((index * 72 + rays) * Math.PI) / 180) * 240).toFixed(0)} ${(160 + Math.cos(((index * 72 + rays + 30) * Math.PI) / 180) * 240).toFixed(0)} ${(90 + Math.sin(((index * 72 + rays + 30) * Math.PI) / 180) * 240).toFixed(0)}z`}
            fill="var(--ink-2)"
            fillOpacity="0.14"
          />
        ))}
        <path d="M0 0h320v24H0zM0 156h320v24H0z" fill="currentColor" />
        {words.map(([first = 0, second = 0], row) => {
          const x = 160 - (first + second + 10) / 2;
          return (
            <g key={row}>
              <rect
                x={x.toFixed(1)}
                y={70 + row * 24}
                width={first.toFixed(1)}
                height="16"
                rx="8"
                fill={row === 0 ? 'currentColor' : 'var(--ink-2)'}
              />
              <rect
                x={(x + first + 10).toFixed(1)}
                y={70 + row * 24}
                width={second.toFixed(1)}
                height="16"
                rx="8"
                fill="currentColor"
              />
            </g>
          );
        })}
      </>
    );
  },

  social: (next) => {
    const front = Math.floor(next() * 3);
    return [0, 1, 2].map((index) => {
      const isFront = index === front;
      const x = 58 + index * 70;
      const y = isFront ? 14 : 32;
      const height = isFront ? 152 : 116;
      const horizon = y + height * (0.45 + next() * 0.2);
      return (
        <g key={index}>
          <rect
            x={x}
            y={y}
            width="64"
            height={height}
            rx="9"
            fill={isFront ? 'currentColor' : 'var(--paper)'}
            stroke="currentColor"
            strokeOpacity="0.35"
            strokeWidth="2"
          />
          <circle
            cx={x + 32}
            cy={(horizon - 22).toFixed(1)}
            r={(9 + next() * 8).toFixed(1)}
            fill="var(--ink-2)"
            fillOpacity={isFront ? 1 : 0.5}
            {...(isFront ? {stroke: 'var(--paper)', strokeWidth: 2} : {})}
          />
          {[0, 1].map((row) => (
            <rect
              key={row}
              x={x + 10}
              y={(horizon + 12 + row * 13).toFixed(1)}
              width={(row === 0 ? 44 : 18 + next() * 22).toFixed(1)}
              height="7"
              rx="3.5"
              fill={isFront ? 'var(--paper)' : 'currentColor'}
              fillOpacity={isFront ? 0.95 : 0.35}
            />
          ))}
        </g>
      );
    });
  },

  music: (next) => {
    const count = 34;
    const phase = next() * Math.PI;
    return (
      <>
        {Array.from({length: count}, (_, index) => {
          const swell = Math.abs(Math.sin((index / count) * Math.PI * 2 + phase)) * 0.7 + 0.3;
          const half = Math.max(4, 62 * swell * (0.25 + next() * 0.75));
          return (
            <rect
              key={index}
              x={(28 + index * 7.8).toFixed(1)}
              y={(90 - half).toFixed(1)}
              width="4.6"
              height={(half * 2).toFixed(1)}
              rx="2.3"
              fill={index < count * 0.42 ? 'var(--ink-2)' : 'currentColor'}
              fillOpacity={index < count * 0.42 ? 1 : 0.45}
            />
          );
        })}
        <path
          d={`M${(28 + Math.floor(count * 0.42) * 7.8 + 5.8).toFixed(1)} 18v144`}
          stroke="currentColor"
          strokeWidth="2"
        />
      </>
    );
  },
};
