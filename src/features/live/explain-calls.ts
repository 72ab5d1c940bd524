import {loadedModules, type Require} from './resolve';

type Call = (...args: unknown[]) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCall = (value: unknown): value is Call => typeof value === 'function';

/** What is wrong with how a function is called, by the function's name. Null when nothing is. */
const COMPLAINTS: Record<string, (args: unknown[]) => string | null> = {
  interpolate: ([, , , options]) => {
    const easing = isObject(options) ? options.easing : undefined;
    return easing === undefined || isCall(easing)
      ? null
      : `easing has to be a function, such as Easing.inOut(Easing.cubic), and it's ${quote(easing)}.`;
  },
  spring: ([options]) =>
    isObject(options)
      ? null
      : 'spring() takes one object: spring({frame, fps, config: {damping: 8}}).',
};

const TIMING = 'timing={linearTiming({durationInFrames: 15})}';

/** What is wrong with the props of a transition between scenes. Null when nothing is. */
function complaintOf({presentation, timing}: Record<string, unknown>): string | null {
  if (isCall(presentation)) {
    return 'The presentation is a function. Call it: presentation={fade()}, for example.';
  }
  return isObject(timing) && isCall(timing.getDurationInFrames)
    ? null
    : `<TransitionSeries.Transition> needs a timing, such as ${TIMING}.`;
}

/**
 * Tells mistakes in calls where they're made. Without it, they'd be errors of minified code somewhere
 * else.
 *
 * @returns modules whose functions throw a TypeError with a sentence for the reader
 */
export function explainCalls(require: Require): Require {
  const wrapped = new Map<object, object>();
  return (name) => {
    const module = require(name);
    const known = wrapped.get(module) ?? wrap(name, module);
    wrapped.set(module, known);
    return known;
  };
}

function wrap(name: string, module: object): object {
  if (name === 'remotion') {
    const easing: unknown = Reflect.get(module, 'Easing');
    return {...module, ...wrapCalls(module, COMPLAINTS), Easing: wrapEasing(easing)};
  }
  if (name === 'react/jsx-runtime') {
    const check = ([type, props]: unknown[]) =>
      isObject(props) && isTransition(type) ? complaintOf(props) : null;
    return {...module, ...wrapCalls(module, {jsx: check, jsxs: check})};
  }
  return module;
}

/** The curves, of which those that change another one complain if they don't get it. */
function wrapEasing(easing: unknown): unknown {
  if (!isCall(easing) && !isObject(easing)) {
    return easing;
  }
  const complain = (name: string) => (args: unknown[]) =>
    isCall(args[0]) ? null : `Easing.${name}() takes a curve: Easing.${name}(Easing.cubic).`;
  const names = ['in', 'out', 'inOut'];
  const calls = Object.fromEntries(names.map((name) => [name, Reflect.get(easing, name)]));
  const complaints = Object.fromEntries(names.map((name) => [name, complain(name)]));
  return Object.assign(Object.create(easing), wrapCalls(calls, complaints));
}

/** Whether something is the component `<TransitionSeries.Transition>`. */
function isTransition(type: unknown): boolean {
  const [, transitions] = loadedModules().find(([name]) => name === '@remotion/transitions') ?? [];
  const series: unknown = transitions && Reflect.get(transitions, 'TransitionSeries');
  return isCall(series) && isCall(type) && Reflect.get(series, 'Transition') === type;
}

function wrapCalls(
  module: object,
  complaints: Record<string, (args: unknown[]) => string | null>,
): Record<string, Call> {
  const calls: Record<string, unknown> = {...module};
  return Object.fromEntries(
    Object.entries(complaints).flatMap(([name, complain]) => {
      const call = calls[name];
      return isCall(call)
        ? [
            [
              name,
              (...args: unknown[]) => {
                const complaint = complain(args);
                if (complaint !== null) {
                  throw new Error(complaint);
                }
                return call(...args);
              },
            ],
          ]
        : [];
    }),
  );
}

const quote = (value: unknown): string =>
  typeof value === 'string' ? `the text '${value}'` : `a ${typeof value}`;
