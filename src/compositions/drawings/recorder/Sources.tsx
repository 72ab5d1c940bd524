import React from 'react';
import {during, mix} from '../kit/motion';
import {BLUE, FAINT, GREEN, MUTED, RED, TEXT, YELLOW, tint} from '../kit/palette';
import {Key, Lines, Panel, Person, Sheet, Words} from '../kit/parts';

const MORE = 34;
const RECORD = 92;
const STOP = 168;
const END: [number, number] = [182, 200];

/** Two panels become four. Then a press on R starts the recording of all of them. */
export default function Sources({frame}: {frame: number}): React.ReactNode {
  const more = during(frame, [MORE, MORE + 18], END);
  const recording = during(frame, [RECORD, RECORD + 6], [STOP, STOP + 6]);
  const press = [RECORD, STOP].reduce(
    (sum, at) => sum + during(frame, [at - 5, at], [at, at + 9]),
    0,
  );
  const height = mix(276, 132, more);
  return (
    <Sheet height={372}>
      <Panel
        x={16}
        y={16}
        width={206}
        height={48}
        round={24}
        fill={tint(RED, 10 + recording * 12)}
        edge={tint(RED, 55)}
      >
        <circle cx={24} cy={24} r={7} fill={RED} />
        <Words x={40} y={31} weight={600} color={RED}>
          Start recording
        </Words>
      </Panel>
      <Key x={234} y={23} press={press}>
        R
      </Key>
      <Panel x={444} y={16} width={180} height={48} round={10}>
        <Words x={16} y={31} mono>
          my-video
        </Words>
        <path
          d="M150 20l6 7 6-7"
          fill="none"
          stroke={MUTED}
          strokeWidth={2.5}
          strokeLinecap="round"
        />
      </Panel>
      <Source name="webcam" x={16} y={80} height={height} recording={recording}>
        <Person
          x={72}
          y={height * 0.12}
          width={154}
          height={height * 0.88}
          color={tint(BLUE, 70)}
        />
        <Meter frame={frame} />
      </Source>
      <Source name="display" x={328} y={80} height={height} recording={recording}>
        <Lines x={40} y={62} widths={[120, 190, 90]} gap={24} color={tint(BLUE, 35)} />
      </Source>
      {['alternative1', 'alternative2'].map((name, index) => (
        <Source
          key={name}
          name={name}
          x={16 + index * 312}
          y={mix(372, 224, more)}
          height={132}
          recording={recording}
          opacity={more}
        >
          <circle cx={148} cy={80} r={20} fill="none" stroke={FAINT} strokeWidth={8} />
        </Source>
      ))}
    </Sheet>
  );
}

type SourceProps = {
  name: string;
  x: number;
  y: number;
  height: number;
  recording: number;
  opacity?: number;
  children: React.ReactNode;
};

function Source({name, recording, children, ...place}: SourceProps) {
  return (
    <Panel
      {...place}
      width={296}
      fill={tint(BLUE, name === 'webcam' ? 12 : 0)}
      edge={recording > 0.5 ? RED : undefined}
    >
      {children}
      <Words x={16} y={32} mono size={19} color={TEXT}>
        {name}
      </Words>
      <circle cx={274} cy={25} r={7} fill={RED} opacity={recording} />
    </Panel>
  );
}

/** The volume of the microphone, which should reach yellow. */
function Meter({frame}: {frame: number}) {
  const level = 0.66 + 0.16 * Math.sin(frame / 6) + 0.08 * Math.sin(frame / 2.7);
  return (
    <>
      <rect x={16} y={44} width={90} height={9} rx={4.5} fill={FAINT} />
      <rect x={16} y={44} width={mix(0, 90, level)} height={9} rx={4.5} fill={YELLOW} />
      <rect
        x={16}
        y={44}
        width={mix(0, 90, Math.min(level, 0.62))}
        height={9}
        rx={4.5}
        fill={GREEN}
      />
    </>
  );
}
