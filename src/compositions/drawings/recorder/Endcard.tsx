import React from 'react';
import {during, mix} from '../kit/motion';
import {BLUE, LINE, MUTED, ON_BLUE} from '../kit/palette';
import {Chip, Panel, Sheet, Webcam, Words} from '../kit/parts';

/** Units for a pixel of the video. */
const SCALE = 560 / 1920;
const ROOM = {width: 613 * SCALE, height: 343 * SCALE};

/** The platform decides which button there is, and which channel isn't listed. */
export default function Endcard({frame}: {frame: number}): React.ReactNode {
  const other = during(frame, [76, 92], [166, 182]);
  return (
    <Sheet height={408}>
      <Words x={40} y={42} mono size={19} color={MUTED}>
        platform
      </Words>
      <Chip x={142} y={18} width={116} height={38} mono size={19} on={1 - other}>
        youtube
      </Chip>
      <Chip x={268} y={18} width={116} height={38} mono size={19} on={other}>
        linkedin
      </Chip>
      <Panel x={40} y={76} width={560} height={315} round={14}>
        <Webcam x={28} y={34} width={72} height={72} round={16} />
        <Button other={other} />
        <path d="M28 134H324" stroke={LINE} strokeWidth={1.5} />
        <Row y={174} symbol="linkedin" opacity={1 - other}>
          Maya Okafor
        </Row>
        <Row y={174} symbol="youtube" opacity={other}>
          @maya-codes
        </Row>
        <Row y={222} symbol="link">
          lumen.studio/templates
        </Row>
        <Row y={270} symbol="github">
          lumen/templates
        </Row>
        {[52, 315 - 52 - ROOM.height + 8].map((y) => (
          <Panel key={y} x={360} y={y} {...ROOM} dashed round={8} edge={MUTED} fill="none">
            <Words x={ROOM.width / 2} y={57} anchor="middle" color={MUTED} size={19}>
              613 × 343
            </Words>
          </Panel>
        ))}
      </Panel>
    </Sheet>
  );
}

function Button({other}: {other: number}) {
  const width = mix(142, 124, other);
  return (
    <Panel x={120} y={46} width={width} height={48} round={24} fill={BLUE} edge="none">
      {['Subscribe', 'Connect'].map((text, index) => (
        <Words
          key={text}
          x={width / 2}
          y={31}
          size={21}
          weight={650}
          anchor="middle"
          color={ON_BLUE}
          opacity={Math.max(0, (index === 0 ? 1 - other : other) * 2 - 1)}
        >
          {text}
        </Words>
      ))}
    </Panel>
  );
}

/** Drawn in a square of 20 units, from its middle. */
const SYMBOLS = {
  linkedin: 'M-9 -9H9V9H-9ZM-4 -1V4M-4 -5V-4.6M1 4V-1M1 1C1 -2 5 -2 5 1V4',
  youtube: 'M-10 -7H10V7H-10ZM-2.5 -3.5V3.5L3.5 0Z',
  link: 'M-7 7L7 -7M-4 -7H7V4',
  github:
    'M-5 8V-4M5 -4C5 2 -5 0 -5 4M-5 -4m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5 -7m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
};

type RowProps = {y: number; symbol: keyof typeof SYMBOLS; opacity?: number; children: string};

/** A channel or a link, with its symbol. */
function Row({y, symbol, opacity = 1, children}: RowProps) {
  return (
    <>
      <path
        transform={`translate(40 ${y - 7})`}
        d={SYMBOLS[symbol]}
        fill="none"
        stroke={BLUE}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={opacity}
      />
      <Words x={66} y={y} opacity={opacity}>
        {children}
      </Words>
    </>
  );
}

// cspell:ignore Okafor
