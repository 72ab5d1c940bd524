import React from 'react';
import {during, mix} from '../kit/motion';
import {BLUE, GREEN, MUTED, ORANGE, tint} from '../kit/palette';
import {Panel, Sheet, Wave, Words} from '../kit/parts';

const TARGET = -16;
/** Half the height of a take that is as loud as the target. */
const HALF = 46;
const MIDDLE = 132;

const TAKES = [
  {file: 'webcam10', lufs: -30.6, color: BLUE},
  {file: 'webcam20', lufs: -18, color: GREEN},
  {file: 'webcam30', lufs: -11.5, color: ORANGE},
];

/** One after the other, three takes get the same loudness: each is scaled by one factor. */
export default function Loudness({frame}: {frame: number}): React.ReactNode {
  return (
    <Sheet height={314}>
      {TAKES.map(({file, lufs, color}, index) => {
        const leveled = during(frame, [28 + index * 26, 52 + index * 26], [160, 178]);
        const now = mix(lufs, TARGET, leveled);
        return (
          <Panel key={file} x={16 + index * 207} y={36} width={194} height={262}>
            <Wave
              x={17}
              y={MIDDLE - 36}
              width={166}
              half={HALF * 10 ** ((now - TARGET) / 20)}
              seed={index + 2}
              color={tint(color, 80)}
            />
            <Words x={97} y={208} anchor="middle" mono size={19} color={MUTED}>
              {file}
            </Words>
            <Words x={97} y={240} anchor="middle" size={24} weight={650} color={color}>
              {now.toFixed(1).replace('-', '−')}
            </Words>
          </Panel>
        );
      })}
      <path
        d={`M16 ${MIDDLE - HALF}H624M16 ${MIDDLE + HALF}H624`}
        stroke={MUTED}
        strokeWidth={2}
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <Words x={624} y={26} anchor="end" size={19} color={MUTED}>
        dotted lines: −16 LUFS
      </Words>
    </Sheet>
  );
}
