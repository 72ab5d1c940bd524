import React from 'react';
import {during, glide} from '../kit/motion';
import {BLUE, FAINT, MUTED, TEXT, tint} from '../kit/palette';
import {Lines, Panel, Screen, Sheet, Webcam, Words} from '../kit/parts';

const CAPTION = ['Render', 'your', 'video'];
const RENDER: [number, number] = [24, 96];
const FILE = 96;
const END: [number, number] = [164, 180];

/** Both videos are rendered: the square one with words in it, the landscape one with a file beside it. */
export default function Subtitles({frame}: {frame: number}): React.ReactNode {
  const rendered = glide(frame, ...RENDER) - during(frame, END, [400, 401]);
  const file = during(frame, [FILE, FILE + 18], END);
  const spoken = Math.floor((glide(frame, 24, 84) - glide(frame, ...END)) * CAPTION.length);
  return (
    <Sheet height={392}>
      <Words x={16} y={36} mono color={MUTED}>
        square
      </Words>
      <Panel x={16} y={52} width={230} height={230} fill={FAINT}>
        <Screen x={12} y={12} width={206} height={112} widths={[0.5, 0.7, 0.36]} />
        <Webcam x={12} y={136} width={72} height={82} round={10} />
        <Panel x={94} y={136} width={124} height={82} round={10}>
          {CAPTION.map((word, index) => (
            <Words
              key={word}
              x={12}
              y={27 + index * 23}
              weight={650}
              color={index < spoken ? TEXT : MUTED}
              opacity={index < spoken ? 1 : 0.45}
            >
              {word}
            </Words>
          ))}
        </Panel>
      </Panel>
      <Words x={270} y={36} mono color={MUTED}>
        landscape
      </Words>
      <Screen x={270} y={52} width={354} height={199} widths={[0.4, 0.55, 0.3, 0.36]} />
      <Webcam x={270 + 276} y={52 + 115} width={66} height={75} round={10} />
      <Progress x={16} y={298} width={230} part={rendered} />
      <Progress x={270} y={267} width={354} part={rendered} />
      <Srt file={file} />
      <Words x={16} y={346} weight={600} opacity={file}>
        Words in the video
      </Words>
    </Sheet>
  );
}

function Progress({x, y, width, part}: {x: number; y: number; width: number; part: number}) {
  return (
    <>
      <rect {...{x, y, width}} height={7} rx={3.5} fill={tint(MUTED, 22)} />
      <rect {...{x, y}} width={Math.max(0, width * part)} height={7} rx={3.5} fill={BLUE} />
    </>
  );
}

/** The file that comes out of a landscape render. */
function Srt({file}: {file: number}) {
  return (
    <Panel x={270} y={290 - (1 - file) * 22} width={354} height={88} edge={BLUE} opacity={file}>
      <Panel x={14} y={16} width={44} height={56} round={6} fill={tint(BLUE, 12)} edge={BLUE}>
        <Lines x={11} y={20} widths={[22, 22]} gap={17} color={BLUE} />
      </Panel>
      <Words x={74} y={38} mono weight={600}>
        captions.srt
      </Words>
      <Words x={74} y={66} mono size={19} color={MUTED}>
        00:00:01,200 --&gt; …
      </Words>
    </Panel>
  );
}
