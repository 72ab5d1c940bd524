import React from 'react';
import {
  STEP,
  TEXT_HEIGHT,
  WIDTH,
  between,
  boxOf,
  heightOf,
  lineBetween,
  progressOf,
  stepAt,
  type Point,
} from './layout';
import type {Flow, FlowNode, FlowStep} from './types';

const GROUND = '#0b1228';
const PANEL = '#16213f';
const LINE = '#4a5d8f';
const TEXT = '#ffffff';
const FAINT = '#b3c1de';
const BLUE = '#5bc0ff';
const INK = '#061021';

const FONT = "'Inter Variable', system-ui, sans-serif";

/** One moment of a flow. Draws only what it is told, so that a page can show it at rest. */
export default function FlowPicture({flow, frame}: {flow: Flow; frame: number}): React.ReactNode {
  const height = heightOf(flow);
  const current = stepAt(flow, frame);
  const step = flow.steps[current];
  const busy = new Set(step ? [step.from, step.to] : []);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width="100%"
      height="100%"
      fontFamily={FONT}
      style={{display: 'block'}}
      aria-hidden="true"
    >
      <rect width={WIDTH} height={height} fill={GROUND} />
      {flow.steps.map((each, index) => (
        <Arrow
          key={`${each.from}-${each.to}-${each.packet}`}
          flow={flow}
          step={each}
          progress={index <= current ? progressOf(index, frame) : 0}
          isCurrent={index === current}
        />
      ))}
      {Object.entries(flow.nodes).map(([id, node]) => (
        <Node key={id} node={node} isBusy={busy.has(id)} />
      ))}
      {step ? (
        <>
          <Packet flow={flow} step={step} progress={progressOf(current, frame)} />
          <foreignObject
            x={18}
            y={height - TEXT_HEIGHT + 22}
            width={WIDTH - 36}
            height={TEXT_HEIGHT}
          >
            <div
              style={{
                color: TEXT,
                font: `500 24px/1.35 ${FONT}`,
                opacity: Math.min(1, (frame - current * STEP + 6) / 12),
              }}
            >
              <span
                style={{
                  padding: '1px 12px 3px',
                  borderRadius: 18,
                  background: BLUE,
                  color: INK,
                  fontWeight: 650,
                  whiteSpace: 'nowrap',
                }}
              >
                {current + 1}&ensp;{step.packet}
              </span>
              &ensp;{step.text}
            </div>
          </foreignObject>
        </>
      ) : null}
    </svg>
  );
}

function Node({node, isBusy}: {node: FlowNode; isBusy: boolean}) {
  const {x, y, width, height} = boxOf(node);
  const middle = x + width / 2;
  return (
    <>
      <rect
        {...{x, y, width, height}}
        rx={14}
        fill={PANEL}
        stroke={isBusy ? BLUE : LINE}
        strokeWidth={isBusy ? 3 : 2}
      />
      <text
        x={middle}
        y={y + (node.detail ? 38 : 52)}
        textAnchor="middle"
        fontSize={23}
        fontWeight={650}
        fill={TEXT}
      >
        {node.title}
      </text>
      {node.detail ? (
        <text x={middle} y={y + 65} textAnchor="middle" fontSize={16.5} fill={FAINT}>
          {node.detail}
        </text>
      ) : null}
    </>
  );
}

type Moving = {flow: Flow; step: FlowStep; progress: number};

const lineOf = ({nodes}: Flow, {from, to}: FlowStep): [Point, Point] => {
  const [start, end] = [nodes[from], nodes[to]];
  if (!start || !end) {
    throw new Error(`A step goes from "${from}" to "${to}", and the diagram has no such box.`);
  }
  return lineBetween(boxOf(start), boxOf(end));
};

function Arrow({flow, step, progress, isCurrent}: Moving & {isCurrent: boolean}) {
  const [start, end] = lineOf(flow, step);
  const tip = between(start, end, progress);
  const color = isCurrent ? BLUE : LINE;
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return progress === 0 ? null : (
    <>
      <line x1={start.x} y1={start.y} x2={tip.x} y2={tip.y} stroke={color} strokeWidth={3} />
      <path
        d="M-9 -8 5 0 -9 8z"
        fill={color}
        transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
      />
    </>
  );
}

function Packet({flow, step, progress}: Moving) {
  const [start, end] = lineOf(flow, step);
  const {x, y} = between(start, end, progress);
  return (
    <circle
      cx={x}
      cy={y}
      r={10}
      fill={TEXT}
      opacity={Math.min(1, progress * 6, (1 - progress) * 6)}
    />
  );
}
