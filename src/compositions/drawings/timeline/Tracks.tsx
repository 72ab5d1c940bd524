import React from 'react';
import {along, during, ease, glide, mix, round} from '../kit/motion';
import {BLUE, FAINT, GREEN, LINE, MUTED, ORANGE, PAPER, PURPLE, TEXT, tint} from '../kit/palette';
import {Panel, Pointer, Sheet, Words} from '../kit/parts';

const VIEW = {x: 16, y: 66, width: 608, height: 240};
const SECONDS = 8;
const ROW = 64;
const TOP = 48;
const GRAB = 40;
const DROP = 84;
const ZOOM: [number, number] = [112, 150];
const END: [number, number] = [206, 226];

type Item = {row: number; from: number; length: number; color: string; name: string};

/** Positions and lengths in seconds. */
const ITEMS: Item[] = [
  {row: 0, from: 0.3, length: 1.9, color: ORANGE, name: 'Title'},
  {row: 1, from: 0.3, length: 3.4, color: BLUE, name: 'Clip'},
  {row: 1, from: 5.7, length: 1.7, color: BLUE, name: 'Clip'},
  {row: 2, from: 0.3, length: 7.1, color: GREEN, name: 'Music'},
];

/** Its row and its position change as it is dragged. */
const IMAGE = {length: 1.6, color: PURPLE, name: 'Image'};

/** An item is dragged to another track, then the timeline is zoomed, and the playhead runs on. */
export default function Tracks({frame}: {frame: number}): React.ReactNode {
  const zoom = mix(1, 1.6, during(frame, ZOOM, END));
  const second = (VIEW.width / SECONDS) * zoom;
  const drag = during(frame, [GRAB, DROP], END);
  const played = mix(0.5, 4.4, glide(frame, 0, END[0]) - ease(frame, ...END));
  return (
    <Sheet height={322}>
      <Toolbar zoom={(zoom - 1) / 0.6} />
      <Panel {...VIEW}>
        <svg x={1} y={1} width={VIEW.width - 2} height={VIEW.height - 2}>
          <Ruler second={second} />
          {ITEMS.map((item, index) => (
            <Bar key={index} {...item} second={second} />
          ))}
          <Bar
            {...IMAGE}
            row={mix(1, 0, drag)}
            from={mix(3.9, 2.5, drag)}
            second={second}
            isHeld={frame >= GRAB - 6 && frame < DROP + 4}
          />
          <Playhead x={played * second} />
        </svg>
      </Panel>
      <Pointer
        x={along(frame, [
          [10, 470],
          [GRAB - 6, 400],
          [GRAB, 400],
          [DROP, 294],
          [ZOOM[0] - 6, 492],
          [ZOOM[0], 492],
          [ZOOM[1], 592],
          [END[0], 592],
          [END[1], 470],
        ])}
        y={along(frame, [
          [10, 268],
          [GRAB - 6, 206],
          [GRAB, 206],
          [DROP, 142],
          [DROP + 4, 142],
          [ZOOM[0] - 6, 40],
          [END[0], 40],
          [END[1], 268],
        ])}
        press={
          0.5 *
          (during(frame, [GRAB - 6, GRAB], [DROP, DROP + 6]) +
            during(frame, [ZOOM[0] - 6, ZOOM[0]], [ZOOM[1], ZOOM[1] + 6]))
        }
      />
    </Sheet>
  );
}

/** Zoom from 0 to 1. */
function Toolbar({zoom}: {zoom: number}) {
  const x = mix(492, 592, zoom);
  return (
    <>
      <path d="M26 28v20l16-10z" fill={TEXT} />
      <Words x={436} y={45} anchor="end" color={MUTED}>
        Zoom
      </Words>
      <path d="M456 38H592" stroke={LINE} strokeWidth={6} strokeLinecap="round" />
      <path d={`M456 38H${x}`} stroke={BLUE} strokeWidth={6} strokeLinecap="round" />
      <circle cx={x} cy={38} r={11} fill={PAPER} stroke={BLUE} strokeWidth={3} />
    </>
  );
}

function Ruler({second}: {second: number}) {
  const marks = Array.from({length: SECONDS}, (_, index) => index);
  return (
    <>
      {marks.map((mark) => (
        <Words key={mark} x={mark * second + 8} y={27} size={19} color={MUTED}>
          0:0{mark}
        </Words>
      ))}
      <path
        d={marks.map((mark) => `M${round(mark * second)} 0V${TOP - 12}`).join('')}
        stroke={FAINT}
        strokeWidth={2}
      />
      <path
        d={[0, 1, 2].map((row) => `M0 ${TOP - 8 + row * ROW + 3}H${VIEW.width}`).join('')}
        stroke={FAINT}
        strokeWidth={2}
      />
    </>
  );
}

function Bar({
  row,
  from,
  length,
  color,
  name,
  second,
  isHeld,
}: Item & {second: number; isHeld?: boolean}) {
  return (
    <Panel
      x={from * second}
      y={TOP + row * ROW}
      width={length * second - 4}
      height={ROW - 12}
      round={8}
      fill={tint(color, 20)}
      edge={isHeld ? TEXT : tint(color, 50)}
    >
      <Words x={14} y={33} weight={600} color={color}>
        {name}
      </Words>
    </Panel>
  );
}

function Playhead({x}: {x: number}) {
  return (
    <>
      <path d={`M${round(x)} 8V${VIEW.height}`} stroke={TEXT} strokeWidth={3} />
      <path d={`M${round(x - 9)} 0h18v10l-9 10-9-10z`} fill={TEXT} />
    </>
  );
}
