import React from 'react';
import {along, during} from '../kit/motion';
import {BLUE, GREEN, LINE, MUTED, ON_BLUE, tint} from '../kit/palette';
import {Lines, Panel, Pointer, Screen, Sheet, Webcam, Words} from '../kit/parts';

const ROW = 46;
const CLICKS = {first: 34, second: 66, save: 112};
const END: [number, number] = [186, 204];

/** Two clicks on the plus sign add two scenes, and saving writes them into the code. */
export default function Studio({frame}: {frame: number}): React.ReactNode {
  const rows = [CLICKS.first, CLICKS.second].map((at) => during(frame, [at, at + 14], END));
  const saved = during(frame, [CLICKS.save, CLICKS.save + 14], END);
  const scenes = rows.reduce((sum, row) => sum + row, 0);
  return (
    <Sheet height={404}>
      <Panel x={16} y={16} width={608} height={276}>
        <path d="M132 0V276M384 0V276" stroke={LINE} strokeWidth={1.5} />
        <Panel x={12} y={14} width={108} height={36} round={8} fill={tint(BLUE, 12)} edge="none">
          <Words x={10} y={24} color={BLUE} mono size={19}>
            my-video
          </Words>
        </Panel>
        <Lines x={26} y={76} widths={[62, 44]} gap={26} />
        <Preview scenes={scenes} />
        <Words x={402} y={44} mono size={19} color={MUTED}>
          scenes
        </Words>
        <Panel x={512} y={14} width={84} height={40} round={20} fill={BLUE} edge="none">
          <Words x={42} y={27} anchor="middle" weight={600} color={ON_BLUE}>
            Save
          </Words>
        </Panel>
        {rows.map((row, index) => (
          <Panel
            key={index}
            x={402}
            y={68 + index * ROW - (1 - row) * 12}
            width={194}
            height={38}
            round={8}
            opacity={row}
          >
            <rect x={10} y={12} width={14} height={14} rx={4} fill={SCENES[index]} />
            <Words x={36} y={26} mono size={19}>
              videoscene
            </Words>
          </Panel>
        ))}
        <Plus y={68 + scenes * ROW} />
      </Panel>
      <Code saved={saved} />
      <Cursor frame={frame} />
    </Sheet>
  );
}

const SCENES = [BLUE, GREEN];

/** What the Studio shows, and one bar a scene below it. */
function Preview({scenes}: {scenes: number}) {
  return (
    <>
      <Panel x={150} y={18} width={216} height={136} dashed fill="none" />
      <g opacity={Math.min(1, scenes)}>
        <Screen x={150} y={18} width={216} height={136} />
        <Webcam x={304} y={84} width={54} height={62} round={10} />
      </g>
      {SCENES.map((color, index) => (
        <rect
          key={color}
          x={150 + index * 110}
          y={188}
          width={106 * Math.min(1, Math.max(0, scenes - index))}
          height={30}
          rx={6}
          fill={tint(color, 55)}
        />
      ))}
      <path d="M150 240H366" stroke={LINE} strokeWidth={1.5} />
      <path d="M151 176V246" stroke={MUTED} strokeWidth={2.5} strokeLinecap="round" />
    </>
  );
}

function Plus({y}: {y: number}) {
  return (
    <Panel x={402} y={y} width={194} height={38} round={8} dashed edge={MUTED}>
      <path d="M97 12V26M90 19H104" stroke={MUTED} strokeWidth={2.5} strokeLinecap="round" />
    </Panel>
  );
}

/** The file that saving writes. */
function Code({saved}: {saved: number}) {
  return (
    <>
      <path
        d="M570 292V314"
        stroke={BLUE}
        strokeWidth={2.5}
        strokeDasharray={`${saved * 22} 22`}
        opacity={saved}
      />
      <Panel x={16} y={316} width={608} height={72} edge={saved > 0.5 ? BLUE : LINE}>
        <Words x={18} y={29} mono size={19} color={MUTED}>
          remotion/Root.tsx
        </Words>
        <Words x={18} y={57} mono size={19} opacity={1 - saved}>
          scenes: []
        </Words>
        <Words x={18} y={57} mono size={19} opacity={saved}>
          {"scenes: [{type: 'videoscene'…}, {…}]"}
        </Words>
      </Panel>
    </>
  );
}

function Cursor({frame}: {frame: number}) {
  const {first, second, save} = CLICKS;
  const press = [first, second, save].reduce(
    (sum, at) => sum + during(frame, [at - 5, at], [at, at + 9]),
    0,
  );
  return (
    <Pointer
      x={along(frame, [
        [2, 330],
        [first - 6, 520],
        [second + 12, 520],
        [save - 6, 598],
        [END[0], 598],
        [END[1], 330],
      ])}
      y={along(frame, [
        [2, 260],
        [first - 6, 104],
        [first + 6, 104],
        [second - 8, 150],
        [second + 12, 150],
        [save - 6, 60],
        [END[0], 60],
        [END[1], 260],
      ])}
      press={press}
    />
  );
}

// cspell:ignore videoscene
