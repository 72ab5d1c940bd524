import {historyField} from '@codemirror/commands';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {editorExtensions, fromOutside, markLine} from './extensions';

export type EditorOptions = {
  text: string;
  label: string;
  tabIndents: boolean;
  onChange: (text: string) => void;
  /** Whether long lines go on below. Without it, the editor scrolls sideways. */
  wraps?: boolean;
  /** A line to bring into sight at first. The first is 1. */
  shownLine?: number;
  /** What the editor before it left, if there was one: it goes on from there. */
  left?: Left | null;
};

/** Text, selection, history and place of an editor that is gone. */
export type Left = {state: unknown; top: number; hadFocus: boolean};

/** An editor in the page. */
export type Editor = {
  /** Replaces the text, if it is another one. Nobody is told. */
  setText: (text: string) => void;
  /** Marks a line as wrong (first is 1), or none. */
  setErrorLine: (line: number | null) => void;
  /** Removes the editor. */
  close: () => Left;
};

export type CreateEditor = (parent: HTMLElement, options: EditorOptions) => Editor;

const FIELDS = {history: historyField};

/** An editor for TypeScript with JSX, in the colors of the code blocks. */
export function createEditor(
  parent: HTMLElement,
  {text, left, shownLine = 1, ...options}: EditorOptions,
  more: Extension = [],
): Editor {
  const config = {extensions: [editorExtensions(options), more]};
  const view = new EditorView({
    parent,
    state: left
      ? EditorState.fromJSON(left.state, config, FIELDS)
      : EditorState.create({...config, doc: text}),
  });
  // Until the editor has measured its lines, their numbers stand too close.
  const gutters = view.dom.querySelector<HTMLElement>('.cm-gutters');
  gutters?.style.setProperty('visibility', 'hidden');
  view.requestMeasure({
    read: () => undefined,
    write: () => gutters?.style.removeProperty('visibility'),
  });
  // Lines may get another height with a font that arrives, and their numbers have to follow.
  const observer = new ResizeObserver(() => view.requestMeasure());
  observer.observe(view.contentDOM);
  if (left) {
    view.scrollDOM.scrollTop = left.top;
    if (left.hadFocus) {
      view.focus();
    }
  } else {
    show(view, shownLine);
  }
  return {
    setText(next) {
      if (view.state.doc.toString() !== next) {
        view.dispatch({
          changes: {from: 0, to: view.state.doc.length, insert: next},
          annotations: fromOutside.of(true),
        });
      }
    },
    setErrorLine: (line) => view.dispatch({effects: markLine.of(line)}),
    close() {
      const state: unknown = view.state.toJSON(FIELDS);
      const closed = {state, top: view.scrollDOM.scrollTop, hadFocus: view.hasFocus};
      observer.disconnect();
      view.destroy();
      return closed;
    },
  };
}

/** Scrolls the editor until a line is in its middle. The page stays where it is. */
function show(view: EditorView, line: number): void {
  const {lines} = view.state.doc;
  view.requestMeasure({
    read: () => {
      const {top, height} = view.lineBlockAt(view.state.doc.line(Math.min(line, lines)).from);
      return top + height / 2 - view.scrollDOM.clientHeight / 2;
    },
    write: (top) => {
      view.scrollDOM.scrollTop = top;
    },
  });
}
