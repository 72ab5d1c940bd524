import React, {useDeferredValue, useEffect, useRef} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {loadHighlighter} from '@site/src/theme/CodeBlock/Content/highlighter';
import {rememberOrigins} from '@site/src/lib/code-origins';
import {changesBetween, type Change} from './changes';
import {choicesOf, defaultsOf, type Controls, type Value} from './controls';
import type {DemoModule} from './define';

const HIGHLIGHT = 'demo-change';
const SHOWN_FOR_MS = 1200;

declare global {
  // The types of its methods are in a library that the site's configuration leaves out.
  interface HighlightRegistry {
    get(name: string): Highlight | undefined;
    set(name: string, highlight: Highlight): void;
    delete(name: string): boolean;
  }
}

type Props = {
  write: DemoModule['code'];
  values: Record<string, Value>;
  controls: Controls;
};

/** The code of a demo for its current values. What changes lights up and is scrolled into view. */
export default function DemoCode({write, values, controls}: Props): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const latest = write(values);
  // What readers saw until now.
  const shown = useRef<string | null>(null);
  shown.current ??= write(defaultsOf(controls));
  // The picture follows a slider at once; the code may come a moment later.
  const code = useDeferredValue(latest);

  useEffect(() => {
    if (box.current) {
      // What is known of names is known of these texts.
      rememberOrigins(box.current, () => choicesOf(controls).map(write));
    }
  }, [write, controls]);

  useEffect(() => {
    const changes = changesBetween(shown.current ?? code, code);
    shown.current = code;
    const element = box.current;
    const [first] = changes;
    if (!element || !first) {
      return undefined;
    }
    scrollToLine(element, first.line);
    let isCurrent = true;
    let putOut: (() => void) | undefined;
    const light = () => {
      if (isCurrent) {
        putOut = lightUp(changes.flatMap((change) => rangeOf(element, change) ?? []));
      }
    };
    // Colored lines take the place of the plain ones, and what was lit in those would be gone.
    loadHighlighter().then(light, light);
    return () => {
      isCurrent = false;
      putOut?.();
    };
  }, [code]);

  return (
    <div ref={box}>
      <CodeBlock language="tsx">{code}</CodeBlock>
    </div>
  );
}

/** Marks text without touching the elements that React and the code theme own. */
function lightUp(ranges: Range[]): (() => void) | undefined {
  if (!('highlights' in CSS) || ranges.length === 0) {
    return undefined;
  }
  const registry = CSS.highlights;
  const highlight = new Highlight(...ranges);
  registry.set(HIGHLIGHT, highlight);
  const remove = () => {
    if (registry.get(HIGHLIGHT) === highlight) {
      registry.delete(HIGHLIGHT);
    }
  };
  const timer = window.setTimeout(remove, SHOWN_FOR_MS);
  return () => {
    window.clearTimeout(timer);
    remove();
  };
}

function lineElement(box: HTMLElement, line: number): Element | undefined {
  return box.querySelectorAll('.token-line')[line];
}

/** Scrolls the code alone, never the page. */
function scrollToLine(box: HTMLElement, line: number): void {
  const element = lineElement(box, line);
  const area = box.querySelector('pre');
  if (!element || !area) {
    return;
  }
  const {top, bottom} = element.getBoundingClientRect();
  const view = area.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) {
    area.scrollTop += top - view.top - view.height / 3;
  }
}

function rangeOf(box: HTMLElement, {line, from, to}: Change): Range | null {
  const element = lineElement(box, line);
  const start = element && textAt(element, from);
  const end = element && textAt(element, to);
  if (!start || !end) {
    return null;
  }
  const range = document.createRange();
  range.setStart(...start);
  range.setEnd(...end);
  return range;
}

/** The text node, and the offset in it, that a column of a line falls into. */
function textAt(element: Element, column: number): [Node, number] | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const {length} = node.textContent ?? '';
    if (column <= passed + length) {
      return [node, column - passed];
    }
    passed += length;
  }
  return null;
}
