import React from 'react';
import {during, mix, round} from '../kit/motion';
import {BLUE, GREEN, LINE, MUTED, RED, tint} from '../kit/palette';
import {Panel, Sheet, Wave, Words} from '../kit/parts';

const HEIGHT = 346;
const TAKE = {x: 16, width: 608, height: 62};
const SLIP = {from: 0.42, to: 0.56};
const END: [number, number] = [190, 208];

/** A take is shown twice: once up to the slip, once from after it. */
export default function CutMiddle({frame}: {frame: number}): React.ReactNode {
  const copied = during(frame, [24, 44], END);
  const endCut = during(frame, [62, 82], END);
  const startCut = during(frame, [92, 112], END);
  const joined = during(frame, [126, 148], END);
  return (
    <Sheet height={HEIGHT}>
      <Take y={44} name="webcam20.mp4" color={BLUE} from={0} to={mix(1, SLIP.from, endCut)}>
        <Words x={624} y={34} size={19} mono anchor="end" color={MUTED} opacity={endCut}>
          endOffset
        </Words>
      </Take>
      <Take
        y={mix(44, 152, copied)}
        name="webcam21.mp4"
        color={GREEN}
        from={mix(0, SLIP.to, startCut)}
        to={1}
        opacity={Math.min(1, copied * 2)}
      >
        <Words x={624} y={142} size={19} mono anchor="end" color={MUTED} opacity={startCut}>
          startOffset
        </Words>
      </Take>
      <Result joined={joined} />
    </Sheet>
  );
}

type TakeProps = {
  y: number;
  name: string;
  color: string;
  /** The part that plays, from 0 to 1. */
  from: number;
  to: number;
  opacity?: number;
  children: React.ReactNode;
};

function Take({y, name, color, from, to, opacity = 1, children}: TakeProps) {
  const {x, width, height} = TAKE;
  const wave = {x: x + 10, y: y + height / 2, width: width - 20, half: 20, step: 10};
  return opacity <= 0 ? null : (
    <g opacity={opacity}>
      <Words x={x} y={y - 10} mono size={19}>
        {name}
      </Words>
      {children}
      <Panel {...TAKE} y={y} dashed edge={LINE} />
      <Panel
        x={x + from * width}
        y={y}
        width={(to - from) * width}
        height={height}
        fill={tint(color, 14)}
        edge={tint(color, 60)}
      />
      <Wave {...wave} color={tint(MUTED, 30)} />
      {/* Cut off where the part that plays ends. */}
      <svg
        x={round(x + from * width)}
        width={round((to - from) * width)}
        height={HEIGHT}
        viewBox={`${round(x + from * width)} 0 ${round((to - from) * width)} ${HEIGHT}`}
      >
        <Wave {...wave} color={tint(color, 70)} />
      </svg>
      <Slip y={y} />
    </g>
  );
}

function Slip({y}: {y: number}) {
  const x = TAKE.x + SLIP.from * TAKE.width;
  const width = (SLIP.to - SLIP.from) * TAKE.width;
  return (
    <Panel x={x} y={y} width={width} height={TAKE.height} round={4} fill={tint(RED, 16)} edge={RED}>
      <Words x={width / 2} y={38} anchor="middle" color={RED} weight={650}>
        slip
      </Words>
    </Panel>
  );
}

/** Both scenes, one after the other. */
function Result({joined}: {joined: number}) {
  const first = SLIP.from * TAKE.width;
  const second = (1 - SLIP.to) * TAKE.width;
  const gap = (1 - joined) * 70;
  return joined <= 0 ? null : (
    <g opacity={joined}>
      <Words x={16} y={258}>
        Two scenes in the video
      </Words>
      {[
        {color: BLUE, x: 16, width: first, text: '1'},
        {color: GREEN, x: 19 + first + gap, width: second, text: '2'},
      ].map(({color, x, width, text}) => (
        <Panel
          key={text}
          x={x}
          y={272}
          width={width}
          height={58}
          round={10}
          fill={tint(color, 22)}
          edge={tint(color, 70)}
        >
          <Words x={width / 2} y={37} size={22} weight={650} anchor="middle" color={color}>
            {text}
          </Words>
        </Panel>
      ))}
    </g>
  );
}
