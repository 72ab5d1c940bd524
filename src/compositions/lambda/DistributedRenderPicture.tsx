import React from 'react';
import {CHUNKS, HEIGHT, WIDTH} from './steps';

/** A moment of a render. Every number runs from 0 to 1. */
export type RenderMoment = {
  /** The call on its way from your code to the main function. */
  call: number;
  /** The page on its way from the bucket to the main function. */
  website: number;
  /** The parts on their way to their functions. */
  split: number;
  /** Progress of each function. */
  chunks: number[];
  /** Each part on its way back. */
  returns: number[];
  joined: number;
  /** The file on its way to the bucket. */
  upload: number;
};

const INK = '#ffffff';
const FAINT = '#8fa3c8';
const PANEL = '#16213f';
const LINE = '#33426b';
const BLUE = '#5bc0ff';
const GREEN = '#5fe0a8';

const MAIN = {x: 330, y: 92, width: 300, height: 150};
const CODE = {x: 40, y: 102, width: 190, height: 130};
const BUCKET = {x: 730, y: 102, width: 190, height: 130};
const GRID = {x: 96, y: 340, columns: 6, width: 118, height: 104, gap: 12};
const FILM = {x: 130, y: 612, width: 700, height: 62};

type Point = {x: number; y: number};

const between = (from: Point, to: Point, progress: number): Point => ({
  x: from.x + (to.x - from.x) * progress,
  y: from.y + (to.y - from.y) * progress,
});

const center = (box: {x: number; y: number; width: number; height: number}): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

const tile = (index: number) => ({
  x: GRID.x + (index % GRID.columns) * (GRID.width + GRID.gap),
  y: GRID.y + Math.floor(index / GRID.columns) * (GRID.height + GRID.gap),
  width: GRID.width,
  height: GRID.height,
});

const mainBottom: Point = {x: center(MAIN).x, y: MAIN.y + MAIN.height};
const isMoving = (progress: number): boolean => progress > 0 && progress < 1;

/** One moment of a render on Lambda. Draws only what it is told, so that a page can show it at rest. */
export default function DistributedRenderPicture({
  moment,
}: {
  moment: RenderMoment;
}): React.ReactNode {
  const {call, website, split, chunks, returns, joined, upload} = moment;
  const isSplit = split > 0;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height="100%"
      fontFamily="'Inter Variable', system-ui, sans-serif"
      style={{display: 'block'}}
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill="#0b1228" />
      <Wire from={{x: CODE.x + CODE.width, y: 167}} to={{x: MAIN.x, y: 167}} isOn={call > 0} />
      <Wire
        from={{x: MAIN.x + MAIN.width, y: 167}}
        to={{x: BUCKET.x, y: 167}}
        isOn={website > 0 || upload > 0}
      />
      {chunks.map((_, index) => (
        <path
          key={index}
          d={curve(mainBottom, {x: center(tile(index)).x, y: tile(index).y})}
          fill="none"
          stroke={isSplit ? LINE : 'none'}
          strokeWidth={2}
          opacity={index < GRID.columns ? split : 0}
        />
      ))}

      <Box {...CODE} title="Your code" isOn={call > 0} />
      <text x={CODE.x + 95} y={198} fontSize={44} textAnchor="middle" fill={BLUE} fontWeight={700}>
        {'{ }'}
      </text>
      <Box {...BUCKET} title="S3 bucket" isOn={website > 0 || upload > 0} />
      <BucketContent website={website} upload={upload} />
      <Box {...MAIN} title="Main function" isOn={call >= 1} />
      <MainContent {...moment} />

      {chunks.map((progress, index) => (
        <Renderer
          key={index}
          index={index}
          progress={progress}
          presence={split}
          isDone={(returns[index] ?? 0) > 0}
        />
      ))}
      <Film returns={returns} joined={joined} />

      <Packets {...moment} />
    </svg>
  );
}

/** What is under way between the boxes. */
function Packets({call, website, split, chunks, returns, upload}: RenderMoment) {
  return (
    <>
      {isMoving(call) ? (
        <Packet at={between({x: CODE.x + CODE.width, y: 167}, {x: MAIN.x, y: 167}, call)} />
      ) : null}
      {isMoving(website) ? (
        <Packet at={between({x: BUCKET.x, y: 167}, {x: MAIN.x + MAIN.width, y: 167}, website)} />
      ) : null}
      {isMoving(split)
        ? chunks.map((_, index) => (
            <Packet key={index} at={between(mainBottom, center(tile(index)), split)} small />
          ))
        : null}
      {returns.map((progress, index) =>
        isMoving(progress) ? (
          <Packet
            key={index}
            at={between(center(tile(index)), slot(index), progress)}
            color={GREEN}
            small
          />
        ) : null,
      )}
      {isMoving(upload) ? (
        <Packet
          at={between({x: MAIN.x + MAIN.width, y: 167}, {x: BUCKET.x, y: 167}, upload)}
          color={GREEN}
        />
      ) : null}
    </>
  );
}

const slot = (index: number): Point => ({
  x: FILM.x + ((index + 0.5) / CHUNKS) * FILM.width,
  y: FILM.y + FILM.height / 2,
});

const curve = (from: Point, to: Point): string => {
  const middle = (from.y + to.y) / 2;
  return `M${from.x} ${from.y} C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
};

function Wire({from, to, isOn}: {from: Point; to: Point; isOn: boolean}) {
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      stroke={isOn ? BLUE : LINE}
      strokeWidth={3}
      strokeDasharray="2 10"
      strokeLinecap="round"
    />
  );
}

function Packet({at, color = BLUE, small}: {at: Point; color?: string; small?: boolean}) {
  const radius = small ? 9 : 14;
  return (
    <>
      <circle cx={at.x} cy={at.y} r={radius * 2} fill={color} opacity={0.22} />
      <circle cx={at.x} cy={at.y} r={radius} fill={color} />
    </>
  );
}

function Box({
  x,
  y,
  width,
  height,
  title,
  isOn,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  isOn: boolean;
}) {
  return (
    <>
      <text
        x={x + width / 2}
        y={y - 20}
        fontSize={32}
        fontWeight={650}
        textAnchor="middle"
        fill={isOn ? INK : FAINT}
      >
        {title}
      </text>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={20}
        fill={PANEL}
        stroke={isOn ? BLUE : LINE}
        strokeWidth={3}
      />
    </>
  );
}

function BucketContent({website, upload}: {website: number; upload: number}) {
  return (
    <>
      <rect x={758} y={128} width={134} height={34} rx={8} fill={website > 0 ? BLUE : LINE} />
      <text x={825} y={153} fontSize={24} textAnchor="middle" fill="#0b1228" fontWeight={700}>
        website
      </text>
      <rect
        x={758}
        y={174}
        width={134}
        height={34}
        rx={8}
        fill={upload >= 1 ? GREEN : 'none'}
        stroke={upload >= 1 ? GREEN : LINE}
        strokeWidth={2}
        strokeDasharray={upload >= 1 ? undefined : '5 6'}
      />
      {upload >= 1 ? (
        <text x={825} y={199} fontSize={24} textAnchor="middle" fill="#0b1228" fontWeight={700}>
          out.mp4
        </text>
      ) : null}
    </>
  );
}

/** What the main function knows and does: frames, progress, the joined file. */
function MainContent({call, website, split, chunks, joined, upload}: RenderMoment) {
  const progress = chunks.reduce((sum, chunk) => sum + chunk, 0) / chunks.length;
  const [title, value] =
    joined > 0
      ? upload >= 1
        ? ['done', 1]
        : ['joins', joined]
      : split > 0
        ? [`${Math.round(progress * 100)} %`, progress]
        : website >= 1
          ? ['240 frames', 0]
          : [call >= 1 ? 'starts' : 'asleep', 0];
  const {x, y, width} = MAIN;
  return (
    <>
      <text
        x={x + width / 2}
        y={y + 76}
        fontSize={44}
        fontWeight={700}
        textAnchor="middle"
        fill={call >= 1 ? INK : FAINT}
      >
        {title}
      </text>
      <rect x={x + 40} y={y + 104} width={width - 80} height={14} rx={7} fill={LINE} />
      <rect
        x={x + 40}
        y={y + 104}
        width={(width - 80) * Number(value)}
        height={14}
        rx={7}
        fill={joined > 0 ? GREEN : BLUE}
      />
    </>
  );
}

function Renderer({
  index,
  progress,
  presence,
  isDone,
}: {
  index: number;
  progress: number;
  presence: number;
  isDone: boolean;
}) {
  const {x, y, width, height} = tile(index);
  const circumference = 2 * Math.PI * 28;
  return (
    <g opacity={0.35 + 0.65 * Math.min(1, presence * 1.5)}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={16}
        fill={PANEL}
        stroke={isDone ? GREEN : progress > 0 ? BLUE : LINE}
        strokeWidth={3}
        strokeDasharray={presence > 0 ? undefined : '6 8'}
      />
      <circle
        cx={x + width / 2}
        cy={y + height / 2}
        r={28}
        fill="none"
        stroke={LINE}
        strokeWidth={9}
      />
      <circle
        cx={x + width / 2}
        cy={y + height / 2}
        r={28}
        fill="none"
        stroke={isDone ? GREEN : BLUE}
        strokeWidth={9}
        strokeDasharray={`${circumference * progress} ${circumference}`}
        transform={`rotate(-90 ${x + width / 2} ${y + height / 2})`}
      />
    </g>
  );
}

/** The video as a strip: parts that have arrived, with gaps until they are joined. */
function Film({returns, joined}: {returns: number[]; joined: number}) {
  const width = FILM.width / CHUNKS;
  const gap = 8 * (1 - joined);
  return (
    <>
      <rect
        {...FILM}
        rx={12}
        fill="none"
        stroke={joined >= 1 ? GREEN : LINE}
        strokeWidth={3}
        strokeDasharray={joined >= 1 ? undefined : '6 8'}
      />
      {returns.map((progress, index) =>
        progress >= 1 ? (
          <rect
            key={index}
            x={FILM.x + index * width + gap / 2}
            y={FILM.y + gap / 2}
            width={width - gap}
            height={FILM.height - gap}
            rx={joined >= 1 ? 0 : 6}
            fill={GREEN}
            opacity={0.55 + 0.45 * joined}
          />
        ) : null,
      )}
      <text
        x={WIDTH / 2}
        y={FILM.y + 42}
        fontSize={30}
        fontWeight={700}
        textAnchor="middle"
        fill={joined >= 1 ? '#0b1228' : 'none'}
      >
        one video
      </text>
    </>
  );
}
