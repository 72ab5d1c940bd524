import React from 'react';
import Art from '@site/src/components/Art';
import {randomFrom} from '@site/src/components/Art/random';
import type {Drawing as Name, Template} from '@site/plugins/browser';

const WIDTH = 320;
const HEIGHT = 180;

/** A picture of what a template makes, for where no composition of ours plays. */
export default function TemplateDrawing({
  template,
  className,
}: {
  template: Pick<Template, 'name' | 'drawing'>;
  className?: string;
}): React.ReactNode {
  return (
    <Art seed={template.name} width={WIDTH} height={HEIGHT} className={className}>
      {drawings[template.drawing]()}
    </Art>
  );
}

const drawings: Record<Name, () => React.ReactNode> = {
  canvas: () => (
    <>
      <Sheet x={70} y={38} width={180} height={104} dashed />
      <path d="M160 78v24M148 90h24" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M58 26h14M58 26v14M262 26h-14M262 26v14M58 154h14M58 154v-14M262 154h-14M262 154v-14"
        stroke="currentColor"
        strokeWidth="2"
        fill="none"
        strokeOpacity="0.6"
      />
    </>
  ),

  title: () => (
    <>
      {[0, 60, 120].map((turn) => (
        <ellipse
          key={turn}
          cx="160"
          cy="70"
          rx="40"
          ry="15"
          transform={`rotate(${turn} 160 70)`}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
      ))}
      <circle cx="160" cy="70" r="6" fill="var(--ink-2)" />
      <Line x={86} y={130} width={46} strong />
      <Line x={140} y={130} width={28} strong />
      <Line x={176} y={130} width={58} color="var(--ink-2)" strong />
      <Line x={118} y={150} width={84} />
    </>
  ),

  'web-app': () => (
    <>
      <Window x={44} y={24} width={232} height={136} />
      <rect x="58" y="52" width="204" height="62" rx="6" fill="currentColor" fillOpacity="0.16" />
      <path d="M152 70v26l23-13z" fill="currentColor" />
      <rect x="58" y="124" width="128" height="24" rx="6" fill="currentColor" fillOpacity="0.1" />
      <Line x={68} y={136} width={54} />
      <rect x="196" y="124" width="66" height="24" rx="12" fill="var(--ink-2)" />
      <Line x={212} y={136} width={34} color="var(--paper)" />
    </>
  ),

  recorder: () => (
    <>
      <Window x={40} y={26} width={186} height={116} />
      <Line x={56} y={64} width={88} strong />
      <Line x={56} y={82} width={130} />
      <Line x={56} y={98} width={112} />
      <rect
        x="190"
        y="88"
        width="94"
        height="68"
        rx="10"
        fill="var(--ink-2)"
        stroke="var(--paper)"
        strokeWidth="4"
      />
      <circle cx="237" cy="115" r="12" fill="var(--paper)" />
      <path d="M214 154a23 21 0 0 1 46 0z" fill="var(--paper)" />
      <circle cx="270" cy="40" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="270" cy="40" r="5" fill="currentColor" />
    </>
  ),

  server: () => (
    <>
      {[32, 76, 120].map((y, row) => (
        <g key={y}>
          <Sheet x={64} y={y} width={192} height={34} />
          <circle cx="84" cy={y + 17} r="5" fill={row === 2 ? 'var(--ink-2)' : 'currentColor'} />
          <rect
            x="102"
            y={y + 13}
            width="136"
            height="8"
            rx="4"
            fill="currentColor"
            fillOpacity="0.15"
          />
          <rect
            x="102"
            y={y + 13}
            width={[136, 84, 22][row]}
            height="8"
            rx="4"
            fill={row === 2 ? 'var(--ink-2)' : 'currentColor'}
          />
        </g>
      ))}
    </>
  ),

  three: () => (
    <>
      <path
        d="M40 150h240M72 132h176M20 168h280M160 120v60M100 120 60 180M220 120l40 60"
        stroke="currentColor"
        strokeOpacity="0.22"
        strokeWidth="1.5"
      />
      <path d="M126 34 206 22v118l-80 18z" fill="currentColor" fillOpacity="0.25" />
      <path d="M126 34 114 30v118l12 10z" fill="currentColor" />
      <path d="M134 44 198 34v96l-64 14z" fill="var(--paper)" />
      <path d="M134 110 160 88l16 16 22-26v52l-64 14z" fill="var(--ink-2)" fillOpacity="0.7" />
      <circle cx="178" cy="58" r="8" fill="currentColor" />
    </>
  ),

  still: () => (
    <>
      <Sheet x={52} y={34} width={216} height={113} />
      <rect x="52" y="34" width="76" height="113" rx="8" fill="var(--ink-2)" />
      <path d="M64 132 90 96l18 22 8-8 12 22z" fill="var(--paper)" fillOpacity="0.85" />
      <circle cx="108" cy="66" r="9" fill="var(--paper)" fillOpacity="0.85" />
      <Line x={146} y={70} width={104} strong />
      <Line x={146} y={92} width={88} />
      <Line x={146} y={106} width={64} />
    </>
  ),

  audio: () => (
    <>
      <Sheet x={88} y={18} width={144} height={144} />
      <rect x="102" y="32" width="44" height="44" rx="6" fill="var(--ink-2)" />
      <path
        d="M124 42a6 6 0 0 1 6 6v6a6 6 0 0 1-12 0v-6a6 6 0 0 1 6-6zM115 54a9 9 0 0 0 18 0M124 63v5"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Bars seed="audiogram" x={156} y={54} width={64} height={40} count={14} />
      <Line x={106} y={98} width={102} strong />
      <Line x={106} y={120} width={84} strong />
      <Line x={106} y={142} width={50} />
    </>
  ),

  music: () => (
    <>
      <circle cx="160" cy="90" r="38" fill="currentColor" />
      <circle cx="160" cy="90" r="14" fill="var(--ink-2)" />
      <circle cx="160" cy="90" r="4" fill="var(--paper)" />
      <Rays seed="music" />
    </>
  ),

  story: () => (
    <>
      {[0, 1, 2].map((index) => (
        <g key={index} transform={`translate(${66 + index * 66} ${index === 1 ? 14 : 28})`}>
          <Sheet x={0} y={0} width={56} height={index === 1 ? 152 : 124} />
          <circle cx="28" cy="42" r={12 + index * 3} fill="var(--ink-2)" fillOpacity="0.75" />
          <path
            d={`M0 ${index === 1 ? 96 : 82} 20 66l14 12 22-18v40H0z`}
            fill="currentColor"
            fillOpacity="0.3"
          />
          <Line x={9} y={index === 1 ? 122 : 108} width={38} strong />
          {index === 1 ? <Line x={15} y={136} width={26} /> : null}
        </g>
      ))}
    </>
  ),

  skia: () => (
    <>
      {[58, 46, 34, 22].map((radius, index) => (
        <circle
          key={radius}
          cx="160"
          cy="90"
          r={radius}
          fill="none"
          stroke={index % 2 === 0 ? 'currentColor' : 'var(--ink-2)'}
          strokeOpacity={0.3 + index * 0.22}
          strokeWidth={10 - index * 2}
        />
      ))}
      <path
        d="M30 128c40-70 60 40 104-20s64-58 156-10"
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),

  overlay: () => (
    <>
      {Array.from({length: 40}, (_, index) => (
        <rect
          key={index}
          x={(index % 8) * 40 + (Math.floor(index / 8) % 2) * 20}
          y={Math.floor(index / 8) * 36}
          width="20"
          height="36"
          fill="currentColor"
          fillOpacity="0.07"
        />
      ))}
      <rect x="172" y="26" width="122" height="62" rx="12" fill="var(--paper)" />
      <Line x={190} y={50} width={58} color="currentColor" strong />
      <Line x={190} y={68} width={84} color="var(--ink-2)" />
      <path
        d="M26 154h268"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeOpacity="0.3"
      />
      <path d="M96 154h104" stroke="var(--ink-2)" strokeWidth="7" strokeLinecap="round" />
    </>
  ),

  code: () => (
    <>
      <Sheet x={40} y={28} width={150} height={112} />
      <Sheet x={118} y={52} width={162} height={104} />
      {[
        [136, 76, 30, 'var(--ink-2)'],
        [174, 76, 52, 'currentColor'],
        [148, 94, 40, 'currentColor'],
        [196, 94, 58, 'var(--ink-2)'],
        [148, 112, 78, 'currentColor'],
        [136, 130, 24, 'var(--ink-2)'],
      ].map(([x, y, width, color]) => (
        <Line
          key={`${x}-${y}`}
          x={Number(x)}
          y={Number(y)}
          width={Number(width)}
          color={String(color)}
          strong
        />
      ))}
      <Line x={54} y={52} width={30} />
      <Line x={54} y={70} width={46} />
      <Line x={54} y={88} width={38} />
    </>
  ),

  stars: () => (
    <>
      {Array.from({length: 12}, (_, index) => {
        const x = 70 + (index % 6) * 36;
        const y = 110 + Math.floor(index / 6) * 34;
        return (
          <circle
            key={index}
            cx={x}
            cy={y}
            r="12"
            fill={index % 3 === 0 ? 'var(--ink-2)' : 'currentColor'}
            fillOpacity={0.35 + (index % 4) * 0.2}
          />
        );
      })}
      <path
        d="m160 22 13 26 29 4-21 20 5 29-26-14-26 14 5-29-21-20 29-4z"
        fill="currentColor"
        stroke="var(--paper)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  ),

  captions: () => (
    <>
      <Sheet x={112} y={14} width={96} height={152} />
      <circle cx="160" cy="62" r="20" fill="currentColor" fillOpacity="0.25" />
      <path d="M124 118a36 34 0 0 1 72 0z" fill="currentColor" fillOpacity="0.25" />
      <Line x={126} y={132} width={28} strong />
      <rect x="158" y="124" width="38" height="16" rx="5" fill="var(--ink-2)" />
      <Line x={166} y={132} width={22} color="var(--paper)" strong />
      <Line x={136} y={152} width={48} strong />
    </>
  ),

  editor: () => (
    <>
      <Window x={34} y={18} width={252} height={144} />
      <rect x="96" y="42" width="116" height="54" rx="5" fill="currentColor" fillOpacity="0.18" />
      <path d="M146 56v26l22-13z" fill="currentColor" />
      <Line x={48} y={52} width={34} />
      <Line x={48} y={68} width={26} />
      <Line x={226} y={52} width={44} />
      <Line x={226} y={68} width={32} />
      {[
        [48, 108, 90, 'currentColor'],
        [144, 108, 60, 'var(--ink-2)'],
        [84, 126, 120, 'var(--ink-2)'],
        [48, 144, 176, 'currentColor'],
      ].map(([x, y, width, color]) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width={width}
          height="12"
          rx="4"
          fill={String(color)}
          fillOpacity="0.75"
        />
      ))}
      <path d="M132 102v58" stroke="var(--site-text)" strokeWidth="2" />
    </>
  ),

  voice: () => (
    <>
      <path
        d="M56 44h132a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H100l-24 20v-20H56a12 12 0 0 1-12-12V56a12 12 0 0 1 12-12z"
        fill="var(--paper)"
        stroke="currentColor"
        strokeWidth="2"
        strokeOpacity="0.4"
      />
      <Line x={62} y={66} width={116} strong />
      <Line x={62} y={86} width={82} strong />
      <Bars seed="voice" x={150} y={140} width={126} height={52} count={22} />
      <path
        d="M222 62a28 28 0 0 1 0 44M238 50a46 46 0 0 1 0 68"
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};

type Box = {x: number; y: number; width: number; height: number};

function Sheet({dashed = false, ...box}: Box & {dashed?: boolean}) {
  return (
    <rect
      {...box}
      rx="8"
      fill="var(--paper)"
      stroke="currentColor"
      strokeOpacity={dashed ? 0.8 : 0.35}
      strokeWidth="2"
      {...(dashed ? {strokeDasharray: '6 6'} : {})}
    />
  );
}

function Window({x, y, width, height}: Box) {
  return (
    <>
      <Sheet x={x} y={y} width={width} height={height} />
      {[0, 1, 2].map((index) => (
        <circle
          key={index}
          cx={x + 12 + index * 10}
          cy={y + 11}
          r="3"
          fill={index === 0 ? 'var(--ink-2)' : 'currentColor'}
          fillOpacity={index === 0 ? 1 : 0.4}
        />
      ))}
    </>
  );
}

function Line({
  x,
  y,
  width,
  color = 'currentColor',
  strong = false,
}: {
  x: number;
  y: number;
  width: number;
  color?: string;
  strong?: boolean;
}) {
  return (
    <path
      d={`M${x} ${y}h${width}`}
      stroke={color}
      strokeWidth={strong ? 7 : 4.5}
      strokeOpacity={strong || color !== 'currentColor' ? 1 : 0.4}
      strokeLinecap="round"
    />
  );
}

/** A waveform around a middle line. */
function Bars({
  seed,
  x,
  y,
  width,
  height,
  count,
}: {
  seed: string;
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
}) {
  const next = randomFrom(seed);
  const step = width / count;
  const path = Array.from({length: count}, (_, index) => {
    const swell = Math.sin(((index + 0.5) / count) * Math.PI);
    const half = Math.max(2, (height / 2) * swell * (0.35 + next() * 0.65));
    return `M${(x + step * (index + 0.5)).toFixed(1)} ${(y - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
  }).join('');
  return (
    <path
      d={path}
      stroke="currentColor"
      strokeWidth={Math.min(4, step * 0.6).toFixed(1)}
      strokeLinecap="round"
    />
  );
}

/** A spectrum around a circle. */
function Rays({seed}: {seed: string}) {
  const next = randomFrom(seed);
  const count = 56;
  const path = Array.from({length: count}, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const length = 6 + next() * 26;
    const point = (radius: number) =>
      `${(160 + Math.cos(angle) * radius).toFixed(1)} ${(90 + Math.sin(angle) * radius).toFixed(1)}`;
    return `M${point(46)}L${point(46 + length)}`;
  }).join('');
  return <path d={path} stroke="var(--ink-2)" strokeWidth="3" strokeLinecap="round" />;
}
