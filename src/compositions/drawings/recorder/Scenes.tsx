import React from 'react';
import {during, glide, mix, round} from '../kit/motion';
import {BLUE, GREEN, MUTED, ORANGE, PURPLE, RED, TEXT, tint} from '../kit/palette';
import {Panel, Person, Sheet, Words} from '../kit/parts';

type Kind = {name: string; frames: number; length: string; color: string};

/** Lengths are those of new scenes. A recording brings its own. */
const KINDS: Kind[] = [
  {name: 'Recorder', frames: 90, length: '90', color: RED},
  {name: 'Title', frames: 50, length: '50', color: ORANGE},
  {name: 'Video', frames: 300, length: 'as recorded', color: BLUE},
  {name: 'Contents', frames: 200, length: '200', color: PURPLE},
  {name: 'Endcard', frames: 200, length: '200', color: GREEN},
];
const X = 16;
const WIDTH = 608;
const CARD = {y: 16, width: 112, height: 92, gap: 12};
const STRIP = {y: 202, height: 74};
const TOTAL = KINDS.reduce((sum, {frames}) => sum + frames, 0);
const END: [number, number] = [192, 210];

const framesBefore = (index: number): number =>
  KINDS.slice(0, index).reduce((sum, {frames}) => sum + frames, 0);

const homeOf = (index: number): number => X + index * (CARD.width + CARD.gap);

/** Five cards, one a kind of scene, become parts of one strip, which plays from left to right. */
export default function Scenes({frame}: {frame: number}): React.ReactNode {
  const played = glide(frame, 92, 176);
  return (
    <Sheet height={324}>
      {KINDS.map((kind, index) => {
        const joined = during(frame, [24 + index * 8, 52 + index * 8], END);
        const isPlayed = frame >= 92 && joined === 1 && played * TOTAL >= framesBefore(index);
        return <Part key={kind.name} {...kind} {...{index, joined, isPlayed}} />;
      })}
      {KINDS.map((kind, index) => (
        <Card key={kind.name} {...kind} x={homeOf(index)} />
      ))}
      <Words x={X} y={308} color={MUTED} opacity={during(frame, [64, 80], END)}>
        Lengths in frames, at 30 frames per second
      </Words>
      <path
        d={`M${round(X + played * WIDTH)} 192V286`}
        stroke={TEXT}
        strokeWidth={3}
        strokeLinecap="round"
        opacity={during(frame, [86, 92], END)}
      />
    </Sheet>
  );
}

type PartProps = Kind & {index: number; joined: number; isPlayed: boolean};

/** A scene as a part of the strip. It comes out of the card of its kind. */
function Part({frames, length, color, index, joined, isPlayed}: PartProps) {
  const x = mix(homeOf(index), X + (framesBefore(index) / TOTAL) * WIDTH, joined);
  const width = mix(CARD.width, (frames / TOTAL) * WIDTH - 3, joined);
  return (
    <>
      <Panel
        x={x}
        y={mix(CARD.y, STRIP.y, joined)}
        width={width}
        height={mix(CARD.height, STRIP.height, joined)}
        round={mix(12, 7, joined)}
        fill={tint(color, isPlayed ? 46 : 24)}
        edge={tint(color, 55)}
        opacity={Math.min(1, joined * 6)}
      />
      <Words
        x={x + width / 2}
        y={188}
        anchor="middle"
        color={MUTED}
        opacity={Math.max(0, joined * 3 - 2)}
      >
        {length}
      </Words>
    </>
  );
}

/** A kind of scene. */
function Card({name, color, x}: Kind & {x: number}) {
  return (
    <>
      <Panel
        x={x}
        y={CARD.y}
        width={CARD.width}
        height={CARD.height}
        fill={tint(color, 13)}
        edge={tint(color, 55)}
      >
        <Icon name={name} color={color} />
      </Panel>
      <Words x={x + CARD.width / 2} y={134} anchor="middle" weight={600}>
        {name}
      </Words>
    </>
  );
}

const PATHS: Record<string, string> = {
  Recorder: 'M32 46a24 24 0 1 0 48 0a24 24 0 1 0-48 0',
  Title: 'M32 38H80M42 56H70',
  Contents: 'M30 28H34M46 28H82M30 46H34M46 46H74M30 64H34M46 64H82',
  Endcard: 'M30 30H52M30 46H52M30 62H46M68 28H82V40H68ZM68 52H82V64H68Z',
};

/** What a kind of scene shows. */
function Icon({name, color}: {name: string; color: string}) {
  return (
    <>
      {name === 'Video' ? <Person x={20} y={10} width={72} height={82} color={color} /> : null}
      {name === 'Recorder' ? <circle cx={56} cy={46} r={10} fill={color} /> : null}
      <path
        d={PATHS[name]}
        stroke={color}
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  );
}
