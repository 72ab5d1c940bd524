import React from 'react';
import {glide, mix} from '../kit/motion';
import {BLUE, MUTED, TEXT, tint} from '../kit/palette';
import {Panel, Sheet, Wave, Webcam, Words} from '../kit/parts';

const X = 16;
const WIDTH = 608;
const GAP = 6;

/** Where each scene is in the video, from 0 to 1. */
const SCENES = [
  {kind: 'Title', music: 'soft', from: 0, to: 0.23},
  {kind: 'Recording', music: 'previous', from: 0.23, to: 0.5},
  {kind: 'Recording', music: 'previous', from: 0.5, to: 0.77},
  {kind: 'Endcard', music: 'previous', from: 0.77, to: 1},
];

/** Loud in the title and the endcard, 0.04 in recordings, and a fade at each change. */
function volume(part: number): number {
  const fade = 0.06;
  const towards = (from: number, to: number, at: number) =>
    mix(from, to, Math.min(1, Math.max(0, (part - at) / fade)));
  const start = towards(0, 1, 0);
  const quiet = towards(1, 0.04, 0.2);
  const loud = towards(0.04, 1, 0.74);
  const end = towards(1, 0, 1 - fade);
  return part < 0.2 ? start : part < 0.74 ? quiet : part < 0.9 ? loud : end;
}

/** One track runs below all scenes: loud under the title, quiet under speech, loud under the endcard. */
export default function Music({frame}: {frame: number}): React.ReactNode {
  const played = glide(frame, 8, 164);
  const fade = 1 - glide(frame, 172, 180);
  const head = X + played * WIDTH;
  return (
    <Sheet height={376}>
      {SCENES.map((scene) => (
        <Scene key={scene.from} {...scene} isOn={played >= scene.from && played < scene.to} />
      ))}
      <Panel x={X} y={230} width={WIDTH} height={96}>
        <Wave x={0} y={48} width={WIDTH} half={38} color={tint(BLUE, 26)} loudness={volume} />
        <svg width={Math.max(0.1, played * WIDTH)} height={96} opacity={fade}>
          <Wave x={0} y={48} width={WIDTH} half={38} color={BLUE} loudness={volume} />
        </svg>
      </Panel>
      <Words x={X} y={212} weight={600}>
        Nature
      </Words>
      {['volume 1', '0.04', '1'].map((text, index) => (
        <Words
          key={index}
          x={X + WIDTH * ([0.115, 0.5, 0.885][index] ?? 0)}
          y={356}
          size={19}
          anchor="middle"
          color={MUTED}
        >
          {text}
        </Words>
      ))}
      <path
        d={`M${mix(head, head, 0)} 222V334`}
        stroke={TEXT}
        strokeWidth={3}
        strokeLinecap="round"
        opacity={fade}
      />
    </Sheet>
  );
}

type SceneProps = {kind: string; music: string; from: number; to: number; isOn: boolean};

function Scene({kind, music, from, to, isOn}: SceneProps) {
  const width = (to - from) * WIDTH - GAP;
  const x = X + from * WIDTH + (from > 0 ? GAP / 2 : 0);
  const middle = width / 2;
  return (
    <Panel x={x} y={20} width={width} height={156} edge={isOn ? BLUE : undefined}>
      {kind === 'Recording' ? (
        <Webcam x={middle - 30} y={16} width={60} height={54} round={10} />
      ) : (
        <Panel x={middle - 42} y={16} width={84} height={54} round={8} fill={tint(BLUE, 10)}>
          <path
            d={
              kind === 'Title'
                ? 'M20 22H64M28 36H56'
                : 'M14 20H38M14 34H32M50 16H72V26H50ZM50 32H72V42H50Z'
            }
            stroke={BLUE}
            strokeWidth={kind === 'Title' ? 5 : 3}
            strokeLinecap="round"
            strokeLinejoin="round"
            fill="none"
          />
        </Panel>
      )}
      <Words x={middle} y={104} anchor="middle" weight={600}>
        {kind}
      </Words>
      <Words
        x={middle}
        y={136}
        anchor="middle"
        mono
        size={19}
        color={music === 'soft' ? BLUE : MUTED}
      >
        {music}
      </Words>
    </Panel>
  );
}
