/** With one of these, a reader lets audio start. */
export const ACTS = ['pointerdown', 'pointerup', 'keydown'] as const;

/** A click on a link shows the next page first: to start audio can take a while. */
export const AFTER_ACT_MS = 300;

/** Contexts that were asked to start too early, and not to stop since. */
const waiting = new Set<AudioContext>();

let isOn = false;

/**
 * Lets audio start with the reader's first click or key. Every player makes an `AudioContext` and
 * asks it to start on each `play()`, whether there is something to hear or not. No prop prevents it.
 * Before the reader has done anything, Chrome refuses with a warning in the console, and the context
 * stays silent even after a click. From this call on, such a context waits for the reader instead.
 *
 * Call it before a player is there. A second call does nothing, nor does one in a browser that can't
 * say whether the reader has acted.
 */
export function startAudioWithReader(): void {
  if (isOn || typeof AudioContext === 'undefined' || !('userActivation' in navigator)) {
    return;
  }
  isOn = true;
  const {prototype} = AudioContext;
  // Firefox has them on a prototype further up. Each is called with its context.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const {resume, suspend} = prototype;
  const start = async (context: AudioContext) => resume.call(context);

  prototype.resume = function () {
    if (navigator.userActivation.hasBeenActive) {
      return start(this);
    }
    waiting.add(this);
    // As a browser leaves it: open until the context starts, which nobody waits for.
    return new Promise(() => {});
  };
  prototype.suspend = function () {
    waiting.delete(this);
    return suspend.call(this);
  };

  const startWaiting = () => {
    // A context that has been closed meanwhile can't start, and needn't.
    waiting.forEach((context) => void start(context).catch(() => {}));
    waiting.clear();
  };
  const onAct = () => {
    // A key such as Escape, or a finger that scrolls, lets nothing start.
    if (navigator.userActivation.hasBeenActive) {
      ACTS.forEach((act) => window.removeEventListener(act, onAct, true));
      window.setTimeout(startWaiting, AFTER_ACT_MS);
    }
  };
  ACTS.forEach((act) => window.addEventListener(act, onAct, true));
}
