import React from 'react';
import {along, during, ease, glide} from '../kit/motion';
import {BLUE, FAINT, LINE, MUTED, PAPER, TEXT, tint} from '../kit/palette';
import {Panel, Pointer, Sheet, Webcam, Words} from '../kit/parts';

const WRONG = 'emotion';
const RIGHT = 'Remotion';
const ROWS = [
  {start: 120, end: 460, text: 'Made'},
  {start: 460, end: 700, text: 'with'},
  {start: 700, end: 1280, text: WRONG},
];
const CLICK = 32;
const DELETE = [66, 84] as const;
const TYPE = [88, 116] as const;
const END: [number, number] = [176, 192];

/** The word as it stands in the editor by now. */
function typed(frame: number): string {
  const kept = Math.round(WRONG.length * (1 - glide(frame, ...DELETE)));
  const written = Math.round(RIGHT.length * glide(frame, ...TYPE));
  return written > 0 ? RIGHT.slice(0, written) : WRONG.slice(0, kept);
}

/** A click on a word of the caption opens the editor, where the word is typed again. */
export default function CaptionEditor({frame}: {frame: number}): React.ReactNode {
  const open = during(frame, [CLICK + 2, CLICK + 18], END);
  const back = ease(frame, ...END);
  const word = typed(frame);
  return (
    <Sheet height={360}>
      <Panel x={16} y={16} width={608} height={328}>
        <Webcam x={20} y={20} width={210} height={182} />
        <Panel x={20} y={222} width={568} height={86} round={14}>
          <Words x={28} y={56} size={36} weight={650}>
            Made with
          </Words>
          <rect
            x={216}
            y={18}
            width={180}
            height={52}
            rx={10}
            fill={tint(BLUE, 14)}
            opacity={open}
          />
          <Words x={226} y={56} size={36} weight={650} opacity={1 - back}>
            {word}
          </Words>
          <Words x={226} y={56} size={36} weight={650} opacity={back}>
            {WRONG}
          </Words>
        </Panel>
        <Editor open={open} word={word} frame={frame} />
      </Panel>
      <Pointer
        x={along(frame, [
          [4, 470],
          [CLICK - 6, 300],
          [56, 300],
          [66, 520],
          [END[0], 520],
          [END[1], 470],
        ])}
        y={along(frame, [
          [4, 214],
          [CLICK - 6, 292],
          [56, 292],
          [66, 330],
          [END[0], 330],
          [END[1], 214],
        ])}
        press={during(frame, [CLICK - 5, CLICK], [CLICK, CLICK + 10])}
        opacity={1 - during(frame, [56, 66], [END[0], END[1]])}
      />
    </Sheet>
  );
}

/** One row a word: start and end in milliseconds, the text, and a square for monospace. */
function Editor({open, word, frame}: {open: number; word: string; frame: number}) {
  const isTyping = frame >= DELETE[0] && frame < TYPE[1] + 12;
  return (
    <Panel x={252} y={20 + (1 - open) * 10} width={336} height={182} opacity={open}>
      {ROWS.map(({start, end, text}, index) => {
        const isChosen = text === WRONG;
        const y = 14 + index * 53;
        return (
          <React.Fragment key={text}>
            {index > 0 ? <path d={`M16 ${y - 4}H320`} stroke={LINE} strokeWidth={1.5} /> : null}
            <Words x={16} y={y + 31} mono size={19} color={MUTED}>
              {`${start}`.padStart(4)} {`${end}`.padStart(4)}
            </Words>
            <Panel
              x={136}
              y={y + 4}
              width={136}
              height={40}
              round={8}
              fill={PAPER}
              edge={isChosen ? BLUE : 'none'}
            >
              <Words x={12} y={27} color={isChosen ? BLUE : TEXT}>
                {isChosen ? `${word}${isTyping && frame % 16 < 10 ? '|' : ''}` : text}
              </Words>
            </Panel>
            <rect x={290} y={y + 12} width={24} height={24} rx={6} fill={FAINT} stroke={LINE} />
          </React.Fragment>
        );
      })}
    </Panel>
  );
}
