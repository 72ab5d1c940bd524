import React from 'react';
import {along, during, mix, round} from '../kit/motion';
import {BLUE, FAINT, LINE, MUTED, TEXT, tint} from '../kit/palette';
import {Key, Panel, Pointer, Sheet, Words} from '../kit/parts';

const DROP = 84;
const UNDO = 130;
const REDO = 176;
const END: [number, number] = [218, 236];
const ORIGIN = 40;
const REACH = 300;
const FULL = 120;

/** An item is dragged, which adds one step. Undo goes back to before the drag, redo to after it. */
export default function Undo({frame}: {frame: number}): React.ReactNode {
  const x = along(frame, [
    [24, 0],
    [78, 1],
    [UNDO, 1],
    [UNDO + 14, 0],
    [REDO, 0],
    [REDO + 14, 1],
    [END[0], 1],
    [END[1], 0],
  ]);
  const from = Math.round(x * FULL);
  const press = (at: number) => during(frame, [at - 6, at], [at, at + 12]);
  const held = during(frame, [16, 22], [DROP, DROP + 6]);
  const added = during(frame, [DROP, DROP + 18], END);
  const present =
    during(frame, [DROP, DROP + 18], [UNDO, UNDO + 14]) + during(frame, [REDO, REDO + 14], END);
  return (
    <Sheet height={342}>
      <Panel x={16} y={20} width={608} height={74}>
        <Panel
          x={ORIGIN - 16 + x * REACH}
          y={14}
          width={210}
          height={46}
          round={8}
          fill={tint(BLUE, 22)}
          edge={held > 0.5 ? TEXT : BLUE}
        >
          <Words x={16} y={30} mono size={19} color={BLUE}>
            from: {from}
          </Words>
        </Panel>
      </Panel>
      <Pointer
        x={ORIGIN + 168 + x * REACH}
        y={mix(112, 68, held)}
        press={held * 0.5}
        opacity={during(frame, [4, 12], [DROP + 14, DROP + 24])}
      />
      <Words x={16} y={148} weight={600}>
        Steps in memory
      </Words>
      <Words x={624} y={148} anchor="end" color={MUTED} opacity={held}>
        Nothing is added during the drag
      </Words>
      <Snapshot x={16} from={0} on={1 - present} opacity={1} />
      <path d="M248 212H300" stroke={LINE} strokeWidth={3} strokeLinecap="round" opacity={added} />
      <Snapshot x={mix(280, 316, added)} from={FULL} on={present} opacity={added} />
      <Words x={16} y={314} size={19} color={MUTED}>
        ⌘ or Ctrl
      </Words>
      <Key x={116} y={290} press={press(UNDO)}>
        Z
      </Key>
      <Words x={164} y={314} opacity={0.6 + 0.4 * press(UNDO)}>
        undo
      </Words>
      <Key x={252} y={290} press={press(REDO)}>
        Y
      </Key>
      <Words x={300} y={314} opacity={0.6 + 0.4 * press(REDO)}>
        redo
      </Words>
    </Sheet>
  );
}

/** The whole state at one moment. The present one is marked. */
function Snapshot({x, from, on, opacity}: {x: number; from: number; on: number; opacity: number}) {
  return (
    <Panel x={x} y={164} width={224} height={100} edge={on > 0.5 ? BLUE : LINE} opacity={opacity}>
      <rect x={14} y={18} width={196} height={34} rx={7} fill={FAINT} />
      <rect
        x={round(18 + (from / FULL) * 92)}
        y={22}
        width={80}
        height={26}
        rx={5}
        fill={tint(BLUE, on > 0.5 ? 75 : 35)}
      />
      <Words x={18} y={84} mono size={19} color={on > 0.5 ? BLUE : MUTED}>
        from: {from}
      </Words>
    </Panel>
  );
}
