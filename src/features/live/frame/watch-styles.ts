import {sourceLineOf, type LiveError} from '../errors';
import type {Require} from '../resolve';

/** Attributes of SVG that are numbers. */
const NUMBERS = ['width', 'height', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'];

type Watched = {
  /** Puts itself between code and React, and looks at each element that the code creates. */
  watch: (require: Require) => Require;
  /** The first value that CSS can't take. */
  first: () => LiveError | null;
};

/** Finds styles that a browser leaves out without a word. */
export function watchStyles(): Watched {
  let found: LiveError | null = null;
  const look = (props: unknown): void => {
    const message = found || !isRecord(props) ? null : complaintOf(props);
    if (message !== null) {
      found = {message, line: sourceLineOf(new Error().stack)};
    }
  };
  const watchCall =
    (call: unknown) =>
    (...args: unknown[]): unknown => {
      look(args[1]);
      return typeof call === 'function' ? Reflect.apply(call, null, args) : null;
    };
  return {
    watch: (require) => (name) => {
      const module: object & {jsx?: unknown; jsxs?: unknown} = require(name);
      return name === 'react/jsx-runtime'
        ? {...module, jsx: watchCall(module.jsx), jsxs: watchCall(module.jsxs)}
        : module;
    },
    first: () => found,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function complaintOf(props: Record<string, unknown>): string | null {
  const attributes = NUMBERS.map((name): [string, unknown] => [name, props[name]]);
  const bad = attributes.find(([, value]) => Number.isNaN(value));
  if (bad) {
    return nanOf(bad[0]);
  }
  for (const [name, value] of Object.entries(isRecord(props.style) ? props.style : {})) {
    const complaint = complaintOfStyle(name, value);
    if (complaint !== null) {
      return complaint;
    }
  }
  return null;
}

const nanOf = (name: string): string =>
  `${name} is NaN, which means that it's no number. Check what it's computed from.`;

function complaintOfStyle(name: string, value: unknown): string | null {
  if (Number.isNaN(value)) {
    return nanOf(name);
  }
  if (typeof value !== 'string' || value === '' || name.startsWith('--')) {
    return null;
  }
  if (value.includes('NaN')) {
    return `${name} is "${value}". NaN means that something isn't a number: check what it's computed from.`;
  }
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (CSS.supports(property, value)) {
    return null;
  }
  if (!CSS.supports(property, 'inherit')) {
    return `CSS has no ${name}. Check how it's spelled.`;
  }
  const advice = /\d(?![\d.%a-z])/i.test(value)
    ? 'A number in a text needs a unit, such as px.'
    : "Browsers leave out what they don't know.";
  return `${name} can't be "${value}". ${advice}`;
}
