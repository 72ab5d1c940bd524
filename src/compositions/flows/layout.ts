import type {Flow, FlowNode} from './types';

export const FPS = 30;
export const WIDTH = 620;
/** Frames that one step takes, of which its packet moves in the middle. */
export const STEP = 84;
const MOVE_FROM = 12;
const MOVE_TO = 44;

const BOX = {width: 178, height: 88};
const MARGIN = 14;
const COLUMN = (WIDTH - 2 * MARGIN - BOX.width) / 2;
const ROW = 140;
/** Height of the text below the boxes. */
export const TEXT_HEIGHT = 138;

export type Point = {x: number; y: number};
export type Box = Point & {width: number; height: number};

export const lengthOf = ({steps}: Flow): number => steps.length * STEP;

export const heightOf = ({nodes}: Flow): number =>
  MARGIN +
  Math.max(...Object.values(nodes).map(({at: [, row]}) => row)) * ROW +
  BOX.height +
  TEXT_HEIGHT;

export const boxOf = ({at: [column, row]}: FlowNode): Box => ({
  x: MARGIN + column * COLUMN,
  y: MARGIN + row * ROW,
  ...BOX,
});

/** Index of the step that a frame belongs to. */
export const stepAt = (flow: Flow, frame: number): number =>
  Math.min(flow.steps.length - 1, Math.max(0, Math.floor(frame / STEP)));

/** How far the packet of a step is at a frame, from 0 to 1. */
export function progressOf(step: number, frame: number): number {
  const linear = (frame - step * STEP - MOVE_FROM) / (MOVE_TO - MOVE_FROM);
  const clamped = Math.min(1, Math.max(0, linear));
  return clamped * clamped * (3 - 2 * clamped);
}

/** The line between two boxes, from edge to edge, with room for an arrowhead. */
export function lineBetween(from: Box, to: Box): [Point, Point] {
  const [start, end] = [centerOf(from), centerOf(to)];
  return [edgeTowards(from, end, 4), edgeTowards(to, start, 10)];
}

export const between = (from: Point, to: Point, progress: number): Point => ({
  x: from.x + (to.x - from.x) * progress,
  y: from.y + (to.y - from.y) * progress,
});

const centerOf = ({x, y, width, height}: Box): Point => ({x: x + width / 2, y: y + height / 2});

/** Where the line from the center of a box to a point leaves it, and a gap further. */
function edgeTowards(box: Box, point: Point, gap: number): Point {
  const center = centerOf(box);
  const [dx, dy] = [point.x - center.x, point.y - center.y];
  const length = Math.hypot(dx, dy);
  const reach = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return between(center, point, reach + gap / length);
}
