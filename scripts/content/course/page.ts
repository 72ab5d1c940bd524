/*
 * A page around the sandboxed frame that grades answers, for `npm run check:course` and for tests.
 */
import type {Graded} from '../../../src/features/course/grade';
import {grade} from '../../../src/features/course/grade';
import {readFromFrame} from '../../../src/features/live/protocol';
import {createDrawing} from '../../../src/features/live/sandbox/drawing';

const iframe = document.createElement('iframe');
iframe.setAttribute('sandbox', 'allow-scripts');
iframe.src = '/live-frame/';

const drawing = createDrawing((message) => iframe.contentWindow?.postMessage(message, '*'));

window.addEventListener('message', (event) => {
  const message = event.source === iframe.contentWindow ? readFromFrame(event.data) : null;
  if (message?.type === 'ready') {
    drawing.onReady();
  } else if (message?.type === 'drawn-frames' || message?.type === 'draw-failed') {
    drawing.hear(message);
  }
});
document.body.append(iframe);

Object.assign(window, {
  gradeAnswer: (exercise: Graded, code: string) => grade(exercise, code, drawing.draw),
});
