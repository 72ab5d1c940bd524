import React from 'react';
import {during, ease, mix} from '../kit/motion';
import {BLUE, GREEN, MUTED, PURPLE, TEXT, tint} from '../kit/palette';
import {Key, Panel, Sheet, Words} from '../kit/parts';

const COPY = 40;
const PASTE = 104;
const END: [number, number] = [176, 194];
const ROW = 54;

/** An item goes to the clipboard as HTML, and comes back as a copy with an ID of its own. */
export default function CopyPaste({frame}: {frame: number}): React.ReactNode {
  const selected = during(frame, [16, 24], END);
  const copied = during(frame, [COPY, COPY + 24], END);
  const pasted = during(frame, [PASTE, PASTE + 24], END);
  const press = (at: number) => during(frame, [at - 6, at], [at, at + 12]);
  return (
    <Sheet height={368}>
      <Words x={16} y={36} weight={600}>
        Timeline
      </Words>
      {[0, 1, 2].map((row) => (
        <Panel
          key={row}
          x={16}
          y={52 + row * ROW}
          width={608}
          height={ROW - 8}
          round={8}
          dashed={row === 0 && pasted < 0.5}
        />
      ))}
      <Item x={150} row={1} color={PURPLE} id="a1" on={selected * (1 - pasted)} />
      <Panel
        x={32}
        y={52 + 2 * ROW + 6}
        width={420}
        height={ROW - 20}
        round={6}
        fill={tint(GREEN, 18)}
        edge={tint(GREEN, 45)}
      />
      <Clipboard copied={copied} />
      <Flight
        from={{x: 150, y: 52 + ROW + 6}}
        to={{x: 196, y: 266}}
        progress={ease(frame, COPY, COPY + 24)}
      />
      <Flight
        from={{x: 196, y: 266}}
        to={{x: 150, y: 58}}
        progress={ease(frame, PASTE, PASTE + 24)}
      />
      <Item
        x={150}
        row={0}
        color={PURPLE}
        id="b2"
        on={pasted}
        opacity={Math.max(0, pasted * 3 - 2)}
      />
      <Words x={16} y={342} size={19} color={MUTED}>
        ⌘ or Ctrl
      </Words>
      <Key x={116} y={318} press={press(COPY)}>
        C
      </Key>
      <Key x={158} y={318} press={press(PASTE)}>
        V
      </Key>
      <Words x={624} y={342} size={19} anchor="end" color={MUTED} opacity={pasted}>
        new ID, top of the timeline
      </Words>
    </Sheet>
  );
}

type ItemProps = {x: number; row: number; color: string; id: string; on: number; opacity?: number};

function Item({x, row, color, id, on, opacity}: ItemProps) {
  return (
    <Panel
      x={x}
      y={52 + row * ROW + 6}
      width={210}
      height={ROW - 20}
      round={6}
      fill={tint(color, 20)}
      edge={on > 0.5 ? TEXT : tint(color, 50)}
      opacity={opacity}
    >
      <Words x={12} y={24} weight={600} size={19}>
        Title
      </Words>
      <Words x={198} y={24} mono size={19} anchor="end" color={color}>
        {id}
      </Words>
    </Panel>
  );
}

/** What the browser keeps, by type. */
function Clipboard({copied}: {copied: number}) {
  return (
    <Panel x={16} y={224} width={608} height={84} edge={copied > 0.5 ? BLUE : undefined}>
      <Words x={18} y={34} mono size={19} color={MUTED}>
        text/html
      </Words>
      <Words x={180} y={34} mono size={19} color={BLUE} opacity={Math.max(0, copied * 3 - 2)}>
        {'<div>… item a1 …</div>'}
      </Words>
      <Words x={590} y={34} anchor="end" weight={600}>
        Clipboard
      </Words>
      <Words x={18} y={64} mono size={19} color={MUTED}>
        text/plain
      </Words>
      <Words x={180} y={64} size={19} color={MUTED}>
        free for text
      </Words>
    </Panel>
  );
}

type Place = {x: number; y: number};

/** What is on its way between the timeline and the clipboard. */
function Flight({from, to, progress}: {from: Place; to: Place; progress: number}) {
  const opacity = Math.min(1, progress * 5, (1 - progress) * 5);
  return (
    <Panel
      x={mix(from.x, to.x, progress)}
      y={mix(from.y, to.y, progress)}
      width={210}
      height={ROW - 20}
      round={6}
      fill={tint(PURPLE, 30)}
      edge={PURPLE}
      opacity={opacity * 0.8}
    />
  );
}
