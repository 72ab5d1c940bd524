import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import FlowPicture from '../../src/compositions/flows/FlowPicture';
import {flows} from '../../src/compositions/flows/flows';
import {STEP, lengthOf, lineBetween, progressOf, stepAt} from '../../src/compositions/flows/layout';
import type {Flow} from '../../src/compositions/flows/types';
import {ROOT} from '../../scripts/content/project';

/** Longest text that fits below the boxes, on three lines. */
const MOST_LETTERS = 100;

const draw = (flow: Flow, frame: number) =>
  renderToStaticMarkup(createElement(FlowPicture, {flow, frame}));

test('each diagram draws each of its steps, and its text fits', () => {
  let steps = 0;
  for (const [id, flow] of Object.entries<Flow>(flows)) {
    flow.steps.forEach(({text, packet}, index) => {
      expect(draw(flow, (index + 0.5) * STEP), id).toContain(text.slice(0, 8));
      expect(text.length + packet.length, `${id}: ${text}`).toBeLessThan(MOST_LETTERS);
      steps++;
    });
    expect(stepAt(flow, lengthOf(flow) + 10)).toBe(flow.steps.length - 1);
  }
  console.log(`${steps} steps of ${Object.keys(flows).length} diagrams`);
});

test('a step between boxes that are not there is named', () => {
  const flow = flows['lambda-render'];
  const steps = [{from: 'code', to: 'nobody', packet: 'x', text: 'y'}];
  expect(() => draw({...flow, steps}, STEP / 2)).toThrow('from "code" to "nobody"');
});

test('an arrow goes from edge to edge, and its packet arrives', () => {
  const box = (x: number) => ({x, y: 0, width: 100, height: 50});
  expect(lineBetween(box(0), box(200))).toEqual([
    {x: 104, y: 25},
    {x: 190, y: 25},
  ]);
  expect([0, STEP - 1].map((frame) => progressOf(0, frame))).toEqual([0, 1]);
});

test('each diagram is on a page', () => {
  const docs = join(ROOT, 'docs');
  const text = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(join(docs, name), 'utf8'))
    .join('\n');
  const isOnPage = (id: string) => text.includes(`<FlowDiagram flow="${id}" />`);
  expect(Object.keys(flows).filter((id) => !isOnPage(id))).toEqual([]);
  expect(isOnPage('no-such-flow')).toBe(false);
});
