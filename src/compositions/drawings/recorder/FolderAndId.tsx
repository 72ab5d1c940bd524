import React from 'react';
import {during, glide} from '../kit/motion';
import {BLUE, FAINT, GREEN, MUTED, TEXT, tint} from '../kit/palette';
import {Panel, Sheet, Words} from '../kit/parts';

const NAME = 'release-notes';
const FILES = ['webcam10.mp4', 'display10.mp4'];
const TYPE = [18, 62] as const;
const END: [number, number] = [160, 176];

/** How far things are: the names are the same, and the recordings are found. From 0 to 1. */
type Progress = {same: number; found: number};

/** The ID of a composition is typed. Once it's the folder's name, the recordings belong to it. */
export default function FolderAndId({frame}: {frame: number}): React.ReactNode {
  const same = during(frame, [66, 82], END);
  const found = during(frame, [86, 104], END);
  const typed = NAME.slice(
    0,
    Math.round(NAME.length * (glide(frame, ...TYPE) - glide(frame, ...END))),
  );
  return (
    <Sheet height={288}>
      <FolderPanel same={same} found={found} />
      <CodePanel same={same} found={found}>
        <Words x={8} y={29} mono size={19}>
          <tspan fill={MUTED}>id=</tspan>
          <tspan fill={nameColor(same)}>{`"${typed}"`}</tspan>
        </Words>
      </CodePanel>
      <path
        d="M268 102C330 102 310 146 384 146"
        fill="none"
        stroke={BLUE}
        strokeWidth={3}
        strokeLinecap="round"
        pathLength={1}
        strokeDasharray={`${same} 2`}
        opacity={Math.min(1, same * 8)}
      />
    </Sheet>
  );
}

const nameColor = (same: number): string => (same > 0.5 ? BLUE : TEXT);

/** The recordings on the disk. */
function FolderPanel({same, found}: Progress) {
  return (
    <Panel x={16} y={16} width={272} height={256}>
      <Folder x={20} y={24} color={MUTED} />
      <Words x={56} y={42} mono color={MUTED}>
        public
      </Words>
      <Panel
        x={36}
        y={64}
        width={216}
        height={44}
        round={8}
        fill={tint(BLUE, same * 14)}
        edge="none"
      >
        <Folder x={12} y={12} color={same > 0.5 ? BLUE : MUTED} />
        <Words x={46} y={29} mono weight={600} color={nameColor(same)}>
          {NAME}
        </Words>
      </Panel>
      <path d="M56 116V212M56 152H74M56 212H74" stroke={FAINT} strokeWidth={3} fill="none" />
      {FILES.map((file, index) => (
        <Words
          key={file}
          x={84}
          y={159 + index * 60}
          mono
          size={19}
          color={found > 0.5 ? GREEN : MUTED}
        >
          {file}
        </Words>
      ))}
    </Panel>
  );
}

/** The composition in the code, around its ID. */
function CodePanel({same, found, children}: Progress & {children: React.ReactNode}) {
  return (
    <Panel x={352} y={16} width={272} height={256}>
      <Words x={20} y={42} mono size={19} color={MUTED}>
        remotion/Root.tsx
      </Words>
      <Words x={20} y={94} mono size={19}>
        {'<Composition'}
      </Words>
      <Panel
        x={32}
        y={108}
        width={232}
        height={44}
        round={8}
        fill={tint(BLUE, same * 14)}
        edge="none"
      >
        {children}
      </Panel>
      <Words x={20} y={178} mono size={19} color={MUTED}>
        {'  …'}
      </Words>
      <Words x={20} y={204} mono size={19}>
        {'/>'}
      </Words>
      <Words x={20} y={236} size={19} weight={600} color={GREEN} opacity={found}>
        Recordings found
      </Words>
    </Panel>
  );
}

function Folder({x, y, color}: {x: number; y: number; color: string}) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M2 3H10L13 6H24V19H2Z"
      fill={tint(color, 25)}
      stroke={color}
      strokeWidth={2}
      strokeLinejoin="round"
    />
  );
}
