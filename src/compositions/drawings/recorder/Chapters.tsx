import React from 'react';
import {during, glide, mix, round} from '../kit/motion';
import {BLUE, FAINT, MUTED, ON_BLUE, TEXT, tint} from '../kit/palette';
import {Panel, Screen, Sheet, Webcam, Words} from '../kit/parts';

const CHAPTERS = [
  {title: 'Install', time: '0:00', from: 0, to: 0.34},
  {title: 'Record', time: '0:41', from: 0.34, to: 0.72},
  {title: 'Publish', time: '1:27', from: 0.72, to: 1},
];
/** A video of 16:9. */
const VIDEO = {x: 40, y: 16, width: 560, height: 315};
const STRIP = {x: 40, width: 560, y: 354};
const START = 82;
/** About two seconds. */
const SHOWN = 60;

/** As the second chapter starts, the list of chapters slides in above the webcam, and leaves again. */
export default function Chapters({frame}: {frame: number}): React.ReactNode {
  const shown = during(frame, [START, START + 14], [START + SHOWN, START + SHOWN + 12]);
  const played = mix(0.12, 0.6, glide(frame, 0, 180));
  const current = played < 0.34 ? 0 : 1;
  return (
    <Sheet height={414}>
      <Screen {...VIDEO} widths={[0.34, 0.52, 0.42, 0.58, 0.3, 0.46]} />
      <Webcam x={VIDEO.x + 436} y={VIDEO.y + 176} width={108} height={123} />
      {/* Cut off at the edge of the video, from which the list slides in. */}
      <svg {...VIDEO} width={VIDEO.width - 1}>
        {CHAPTERS.map(({title, time}, index) => (
          <Panel
            key={title}
            x={388 + (1 - shown) * (180 + index * 24)}
            y={16 + index * 50}
            width={156}
            height={44}
            round={10}
            fill={index === 1 ? BLUE : FAINT}
            edge="none"
          >
            <Words x={12} y={29} color={index === 1 ? ON_BLUE : MUTED}>
              {time}
            </Words>
            <Words x={66} y={29} color={index === 1 ? ON_BLUE : TEXT} weight={600}>
              {title}
            </Words>
          </Panel>
        ))}
      </svg>
      {CHAPTERS.map((chapter, index) => (
        <Segment key={chapter.title} {...chapter} isOn={index === current} />
      ))}
      <Playhead x={STRIP.x + played * STRIP.width} />
    </Sheet>
  );
}

type SegmentProps = {title: string; from: number; to: number; isOn: boolean};

/** A chapter as a part of the whole video. */
function Segment({title, from, to, isOn}: SegmentProps) {
  const x = STRIP.x + from * STRIP.width;
  return (
    <>
      <rect
        x={round(x)}
        y={STRIP.y}
        width={round((to - from) * STRIP.width - 5)}
        height={14}
        rx={5}
        fill={isOn ? BLUE : tint(MUTED, 28)}
      />
      <Words x={x} y={STRIP.y + 42} weight={600} color={isOn ? BLUE : MUTED}>
        {title}
      </Words>
    </>
  );
}

function Playhead({x}: {x: number}) {
  return (
    <path
      d={`M${round(x)} ${STRIP.y - 7}v28`}
      stroke={TEXT}
      strokeWidth={4}
      strokeLinecap="round"
    />
  );
}
