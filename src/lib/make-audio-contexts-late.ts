import {ACTS, AFTER_ACT_MS} from './start-audio-with-reader';

let isOn = false;

/**
 * Makes an `AudioContext` only once it's needed. Every player makes one as soon as it is there,
 * whether there is something to hear or not, and Firefox warns of each that is made before the reader
 * has done anything. From this call on, a context that is asked to start before is made with the
 * reader's first click or key, and one that is never asked for anything isn't made at all.
 *
 * Call it before a player is there. A second call does nothing, nor does one in a browser that can't
 * say whether the reader has acted.
 */
export function makeAudioContextsLate(): void {
  if (isOn || typeof AudioContext === 'undefined' || !('userActivation' in navigator)) {
    return;
  }
  isOn = true;
  window.AudioContext = new Proxy(AudioContext, {
    construct: (Original, [options]: [AudioContextOptions?]) =>
      navigator.userActivation.hasBeenActive
        ? new Original(options)
        : late(Original, () => new Original(options)),
  });
  makeNodesTakeLateContexts();
}

/** Makes what stands for a context, by what stands for it. */
const realOf = new WeakMap<object, () => AudioContext>();

type NodeClass = new (context: BaseAudioContext, options?: object) => AudioNode;

const isNodeClass = (value: unknown): value is NodeClass =>
  typeof value === 'function' && value.prototype instanceof AudioNode;

/** `new GainNode(context)` takes no stand-in: these classes ask for the context itself. */
function makeNodesTakeLateContexts(): void {
  for (const name of Object.getOwnPropertyNames(window).filter((each) => each.endsWith('Node'))) {
    const value: unknown = Reflect.get(window, name);
    if (isNodeClass(value)) {
      const TakesLate = new Proxy(value, {
        construct: (
          Class,
          [context, options]: ConstructorParameters<NodeClass>,
          asked: NodeClass,
        ): AudioNode =>
          Reflect.construct<ConstructorParameters<NodeClass>, AudioNode>(
            Class,
            [realOf.get(context)?.() ?? context, options],
            asked,
          ),
      });
      Reflect.set(window, name, TakesLate);
    }
  }
}

/** Stands for a context until something is asked of it that only a context can do. */
function late(Original: typeof AudioContext, make: () => AudioContext): AudioContext {
  let made: AudioContext | null = null;
  const real = (): AudioContext => (made ??= make());

  let timer: number | undefined;
  const start = () =>
    void real()
      .resume()
      .catch(() => {});
  const onAct = () => {
    if (navigator.userActivation.hasBeenActive) {
      stopWaiting();
      timer = window.setTimeout(start, AFTER_ACT_MS);
    }
  };
  const stopWaiting = () => {
    window.clearTimeout(timer);
    ACTS.forEach((act) => window.removeEventListener(act, onAct, true));
  };

  const before = new Map<string | symbol, unknown>([
    ['state', 'suspended'],
    [
      'resume',
      () => {
        if (navigator.userActivation.hasBeenActive) {
          return real().resume();
        }
        ACTS.forEach((act) => window.addEventListener(act, onAct, true));
        // As a browser leaves it: open until the context starts, which nobody waits for.
        return new Promise<void>(() => {});
      },
    ],
    [
      'suspend',
      () => {
        stopWaiting();
        return Promise.resolve();
      },
    ],
    [
      'close',
      () => {
        stopWaiting();
        return Promise.resolve();
      },
    ],
  ]);

  // Its own methods would not work on what stands for it, and nothing reaches them.
  const context = new Proxy(Original.prototype, {
    get(target, name) {
      if (!made && before.has(name)) {
        return before.get(name);
      }
      if (!(name in target)) {
        return undefined;
      }
      const value: unknown = Reflect.get(real(), name, made);
      return typeof value === 'function'
        ? (...parts: unknown[]): unknown => Reflect.apply(value, made, parts)
        : value;
    },
    set: (_target, name, value) => Reflect.set(real(), name, value, made),
  });
  realOf.set(context, real);
  return context;
}
