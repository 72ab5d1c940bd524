import React from 'react';
import {during, mix, round} from '../kit/motion';
import {BLUE, MUTED, RED, TEXT, tint} from '../kit/palette';
import {Panel, Sheet, Words} from '../kit/parts';

const TAKES = [1, 2, 3, 4, 5];
const SIZE = {width: 96, height: 76};
const X = 16;
const STEP = 128;
const TOP = 52;
const BOTTOM = 222;
const END: [number, number] = [216, 236];

const middle = (index: number): number => X + index * STEP + SIZE.width / 2;

/** First only recording 2 goes, and four scenes are wrong. Then scene 2 goes too, and all is right. */
export default function DeleteTake({frame}: {frame: number}): React.ReactNode {
  const withoutTake = during(frame, [30, 44], END);
  const shifted = during(frame, [56, 80], [150, 170]);
  const withoutScene = during(frame, [136, 150], END);
  return (
    <Sheet height={352}>
      <Words x={X} y={36} weight={600}>
        Recordings
      </Words>
      <Words x={X} y={336} weight={600}>
        Scenes
      </Words>
      <Words x={624} y={336} anchor="end" color={RED} weight={600} opacity={shifted}>
        wrong from scene 2 on
      </Words>
      {TAKES.map((take, index) => (
        <Link
          key={take}
          {...{index, shifted}}
          opacity={linkOpacity(take, withoutTake, withoutScene)}
        />
      ))}
      {TAKES.map((take, index) => (
        <Panel
          key={take}
          x={X + index * STEP}
          y={TOP - (take === 2 ? withoutTake * 14 : 0)}
          {...SIZE}
          fill={tint(BLUE, 14)}
          edge={tint(BLUE, 55)}
          opacity={take === 2 ? 1 - withoutTake : 1}
        >
          <Number color={BLUE}>{take}</Number>
        </Panel>
      ))}
      {TAKES.map((take, index) => (
        <Scene
          key={take}
          x={X + index * STEP}
          opacity={take === 2 ? 1 - withoutScene : 1}
          own={take}
          wrong={take === 1 ? 0 : shifted}
        />
      ))}
    </Sheet>
  );
}

/** The line of recording 2 goes with it, and comes to scene 2 from recording 3 meanwhile. */
const linkOpacity = (take: number, withoutTake: number, withoutScene: number): number =>
  take === 2 ? 1 - Math.max(withoutTake, withoutScene) : 1;

/** From a recording to the scene that shows it: its own, or the one before. */
function Link({index, shifted, opacity}: {index: number; shifted: number; opacity: number}) {
  const from = middle(index);
  const to = mix(from, middle(index - 1), index > 1 ? shifted : 0);
  const [start, end] = [TOP + SIZE.height + 6, BOTTOM - 6];
  return (
    <path
      d={`M${round(from)} ${start}C${round(from)} ${start + 44} ${to} ${end - 44} ${to} ${end}`}
      fill="none"
      stroke={to === from ? MUTED : RED}
      strokeWidth={2.5}
      opacity={opacity}
    />
  );
}

type SceneProps = {x: number; opacity: number; own: number; wrong: number};

/** A scene with the number of the recording that it shows. */
function Scene({x, opacity, own, wrong}: SceneProps) {
  const isWrong = wrong > 0.5;
  const shown = isWrong ? own + 1 : own;
  const isEmpty = shown > TAKES.length;
  return (
    <Panel
      x={x}
      y={BOTTOM}
      {...SIZE}
      opacity={opacity}
      dashed={isEmpty}
      fill={isWrong ? tint(RED, isEmpty ? 0 : 12) : undefined}
      edge={isWrong ? RED : undefined}
    >
      <Number color={isWrong ? RED : TEXT}>{isEmpty ? '–' : shown}</Number>
    </Panel>
  );
}

function Number({color, children}: {color: string; children: React.ReactNode}) {
  return (
    <Words x={SIZE.width / 2} y={49} size={30} weight={650} anchor="middle" color={color}>
      {children}
    </Words>
  );
}
